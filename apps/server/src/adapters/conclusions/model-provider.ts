import {
  citesOnlyFacts,
  independentStatementSchema,
  type Answer,
  type Finding,
  type IndependentStatement,
  type Report,
} from '@proverka/domain/reports'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { ConclusionModel } from '../../platform/config/server-config.ts'
import { concludeWithRules, type ConclusionProvider } from './conclusion-provider.ts'
import { maskPersonalData, PLACEHOLDER, type Mask } from './mask-personal-data.ts'

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
  'Метки в квадратных скобках, например [имя 1], стоят вместо личных данных: переноси их как есть, новых не придумывай.',
].join('\n')

/**
 * A configured language model. It gets the answers with placeholders for personal data. Its text is taken only when it
 * cites nothing but facts of the report; otherwise, and when the service fails, the rules conclude.
 */
export function createModelProvider(model: ConclusionModel, log: Logger): ConclusionProvider {
  return async (report) => {
    try {
      const mask = maskPersonalData(report)
      const facts = factsOf(report, mask)
      const statements = restored(await askModel(model, facts), facts, mask)
      if (statements && citesOnlyFacts(report, statements))
        return { author: 'model', model: model.name, statements }
      log.error({ report: report.id }, 'the text of the model goes beyond the report: the rules conclude')
    } catch (error) {
      log.error({ report: report.id, err: error }, 'the model gave no conclusion: the rules conclude')
    }
    return concludeWithRules(report)
  }
}

async function askModel({ url, key, name }: ConclusionModel, facts: readonly MaskedFact[]) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      messages: [
        { role: 'system', content: TASK },
        { role: 'user', content: JSON.stringify(facts) },
      ],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  if (!reply.ok) throw new Error(`the model answered ${reply.status}`)
  const { choices } = v.parse(replySchema, await reply.json())
  return v.parse(statementsSchema, JSON.parse(choices[0]?.message.content ?? '')).statements
}

type MaskedFact = ReturnType<typeof factsOf>[number]

/** Only answers leave the server, without the data of the people they mention. */
function factsOf({ tasks }: Report, mask: Mask) {
  return tasks.map(({ task_id, task_type, source, answer }) => ({
    id: task_id,
    check: task_type,
    source,
    answer: maskedAnswer(answer, mask),
  }))
}

function maskedAnswer(answer: Answer, mask: Mask) {
  if (answer.kind === 'found' || answer.kind === 'stated')
    return { kind: answer.kind, findings: answer.findings.map((finding) => maskedFinding(finding, mask)) }
  return 'note' in answer && answer.note ? { ...answer, note: mask.hide(answer.note) } : answer
}

/** Values that are personal whatever they look like. */
const PERSONAL =
  /рожд|паспорт|документ|удостовер|инн|снилс|телефон|почт|адрес|жительств|прожив|фио|фамили|^имя/iu

const maskedFinding = ({ title, facts, amount, severity }: Finding, mask: Mask) => ({
  title: mask.hide(title),
  facts: facts.map(({ label, value }) => ({
    label: mask.hide(label),
    value: PERSONAL.test(label) ? mask.hideWhole(value) : mask.hide(value),
  })),
  amount,
  severity,
})

/** The statements in plain words; undefined when one names what its answers do not. */
function restored(
  statements: readonly IndependentStatement[],
  facts: readonly MaskedFact[],
  mask: Mask,
): readonly IndependentStatement[] | undefined {
  const plain = statements.flatMap(({ text, tasks }) => {
    const cited = JSON.stringify(facts.filter(({ id }) => tasks.includes(id)))
    const isCited = [...text.matchAll(PLACEHOLDER)].every(([one]) => cited.includes(one))
    const words = isCited && namesNobody(text, mask) ? mask.restore(text) : undefined
    return words === undefined ? [] : [{ text: words, tasks }]
  })
  return plain.length === statements.length ? plain : undefined
}

/**
 * Whether a text has no name or number apart from its placeholders; the first word of a sentence is not taken for a
 * name.
 */
function namesNobody(text: string, mask: Mask): boolean {
  const own = text
    .replaceAll(PLACEHOLDER, '')
    .replaceAll(/(?<=^|[.!?:]\s+)\p{Lu}(?=\p{Ll}*(?!\s+\p{Lu}))/gu, (letter) => letter.toLowerCase())
  return mask.hide(own) === own
}
