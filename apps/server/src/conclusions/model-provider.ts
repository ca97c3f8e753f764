import { formatDate } from '@proverka/domain'
import {
  citesOnlyFacts,
  independentStatementSchema,
  type Finding,
  type Report,
} from '@proverka/domain/reports'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { ConclusionModel } from '../config/server-config.ts'
import { concludeWithRules, type ConclusionProvider } from './conclusion-provider.ts'

const TIMEOUT_MS = 30_000

/** The envelope of chat completions, as most services of language models speak it. */
const replySchema = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
})

const statementsSchema = v.object({
  statements: v.pipe(v.array(independentStatementSchema), v.minLength(1), v.maxLength(30)),
})

const TASK = [
  'Составь заключение по ответам реестров на русском языке, от трех до десяти коротких утверждений.',
  'Ответь одним JSON: {"statements":[{"text":"…","tasks":["id"]}]}; в tasks — id ответов, на которых стоит утверждение.',
  'Не пиши чисел, дат и имен, которых нет в этих ответах. Не называй непроверенное отсутствующим.',
].join('\n')

/**
 * A configured language model. Its text is taken only when it cites nothing but facts of the report; otherwise, and when
 * the service fails, the rules conclude.
 */
export function createModelProvider(model: ConclusionModel, log: Logger): ConclusionProvider {
  return async (report) => {
    try {
      const statements = await askModel(model, report)
      if (citesOnlyFacts(report, statements)) return { author: 'model', model: model.name, statements }
      log.error({ report: report.id }, 'the text of the model goes beyond the report: the rules conclude')
    } catch (error) {
      log.error({ report: report.id, err: error }, 'the model gave no conclusion: the rules conclude')
    }
    return concludeWithRules(report)
  }
}

async function askModel({ url, key, name }: ConclusionModel, report: Report) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      messages: [
        { role: 'system', content: TASK },
        { role: 'user', content: JSON.stringify(factsOf(report)) },
      ],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  if (!reply.ok) throw new Error(`the model answered ${reply.status}`)
  const { choices } = v.parse(replySchema, await reply.json())
  return v.parse(statementsSchema, JSON.parse(choices[0]?.message.content ?? '')).statements
}

/** Answers alone leave the house, without the names and the birth date of whom they are about. */
function factsOf({ tasks, subject }: Report) {
  const hide = hiderOf(subject)
  return tasks.map(({ task_id, task_type, source, answer }) => ({
    id: task_id,
    check: task_type,
    source,
    answer:
      answer.kind === 'found' || answer.kind === 'stated'
        ? { kind: answer.kind, findings: answer.findings.map((finding) => factsOfFinding(finding, hide)) }
        : answer,
  }))
}

const factsOfFinding = ({ title, facts, amount, severity }: Finding, hide: (text: string) => string) => ({
  title: hide(title),
  facts: facts.map(({ label, value }) => ({ label, value: hide(value) })),
  amount,
  severity,
})

/** Cuts the names of a person, in any case, and the birth date out of a text. */
function hiderOf(subject: Report['subject']): (text: string) => string {
  if (subject.kind !== 'person') return (text) => text
  const names = [subject.lastName, subject.firstName, subject.middleName ?? '']
    .flatMap((name) => name.split(/[^А-ЯЁа-яё]+/u))
    .filter((name) => name.length > 1)
    // Without its ending: «Ладогина» is the same name.
    .map((name) => `${name.slice(0, Math.max(2, name.length - 1))}[а-яё]*`)
  const hidden = new RegExp(
    [...names, formatDate(subject.birthDate).replaceAll('.', String.raw`\.`)].join('|'),
    'giu',
  )
  return (text) => text.replace(hidden, HIDDEN)
}

const HIDDEN = '[скрыто]'
