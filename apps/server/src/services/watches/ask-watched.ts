import { formatMoney } from '@proverka/domain'
import { FACT_LABELS, factText, type FactName } from '@proverka/domain/register'
import {
  OBJECT_FACTS,
  watchedQuestions,
  type Answer,
  type WatchedQuestion,
  type WatchedSubject,
  type WatchKind,
} from '@proverka/domain/reports'
import type { AnsweredQuestions, AskedSubject } from '@proverka/domain/orders'
import type { WatchedAnswer } from '@proverka/domain/views'
import type { ObjectStatement } from '../../adapters/registry/confirmers/confirmer.ts'
import type { KnownObject } from '../../adapters/registry/object-register.ts'
import type { ReportSubject } from '../../adapters/sources/source.ts'
import type { AppContext } from '../context.ts'

/** Facts that say something of the object itself; names and addresses of services change more often than objects do. */
const WATCHED_FACTS: readonly FactName[] = [
  'area',
  'purpose',
  'category',
  'permitted-use',
  'cost',
  'floors',
  'walls',
]

const STATE_LABEL = 'Статус записи'
const ADDRESS_LABEL = 'Адрес'

const STATE_WORDS: { readonly [State in ObjectStatement['state']]: string } = {
  current: 'учтен',
  closed: 'снят с учета',
  superseded: 'снят с учета, из него образованы другие',
}

const NSPD = 'НСПД'
const DEMO_REGISTER = 'ЕГРН'

/**
 * What sources answer by themselves and at once: what somebody looks up or orders is too dear to be asked again and again.
 */
async function cheaplyAnswered({ sources }: AppContext): Promise<AnsweredQuestions> {
  const answered = await sources.answered()
  const ofSubject = (kind: Exclude<AskedSubject, 'passport' | 'flat'>) =>
    Object.fromEntries(
      Object.entries(answered[kind] ?? {}).filter(
        ([type]) => sources.for(kind)(type).orderedFrom === undefined,
      ),
    )
  return { company: ofSubject('company'), vehicle: ofSubject('vehicle'), person: ofSubject('person') }
}

/** What a watch of a kind asks on this server; undefined where it is not for sale. */
export async function questionsOf(
  context: AppContext,
  kind: WatchKind,
): Promise<readonly WatchedQuestion[] | undefined> {
  if (kind !== 'object') return watchedQuestions(kind, await cheaplyAnswered(context))
  const source = objectSource(context)
  return source === undefined ? undefined : [{ type: OBJECT_FACTS, title: 'Сведения об объекте', source }]
}

/** Which source has the facts of an object: the invented register of the demo, or the geoportal; undefined without either. */
function objectSource({ register, confirmers }: AppContext): string | undefined {
  if (register.isComplete) return DEMO_REGISTER
  return confirmers.confirmers.some(({ name }) => name === 'nspd') ? NSPD : undefined
}

/** Puts each question of a watch to its source. What a source does not answer is an answer, too: `not-checked`. */
export async function askWatched(
  context: AppContext,
  subject: WatchedSubject,
  questions: readonly WatchedQuestion[],
): Promise<readonly WatchedAnswer[]> {
  if (subject.kind === 'object') {
    const answer = await askObject(context, subject.number)
    return questions.map(({ type, source }) => ({ type, source, answer }))
  }
  const asked = subjectOf(subject)
  return Promise.all(
    questions.map(async ({ type, source: name }) => {
      const source = context.sources.for(asked.kind)(type)
      const started = performance.now()
      const { answer } = await source.ask(asked)
      context.metrics.observeAnswer(source.name, answer.kind, (performance.now() - started) / 1000)
      return { type, source: name, answer }
    }),
  )
}

function subjectOf(subject: Exclude<WatchedSubject, { kind: 'object' }>): ReportSubject {
  switch (subject.kind) {
    case 'company':
      return { kind: 'company', inn: subject.inn }
    case 'vehicle':
      return { kind: 'vehicle', vin: subject.vin }
    case 'person': {
      const { kind: _, ...person } = subject
      return { kind: 'person', person }
    }
  }
}

const DOWN: Answer = { kind: 'not-checked', reason: 'source-down' }
const UNKNOWN: Answer = { kind: 'not-checked', reason: 'no-such-object' }

async function askObject(context: AppContext, number: string): Promise<Answer> {
  if (context.register.isComplete) {
    const known = await context.register.readObject(number)
    return known ? stated(number, demoFacts(known)) : UNKNOWN
  }
  const answer = await context.confirmers.askAgain('nspd', number)
  if (!answer) return DOWN
  return answer.kind === 'confirmed' ? stated(number, factsOf(answer.statement)) : UNKNOWN
}

type Fact = readonly [label: string, value: string | undefined]

function stated(number: string, facts: readonly Fact[]): Answer {
  return {
    kind: 'stated',
    findings: [
      {
        title: number,
        severity: 'notice',
        facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      },
    ],
  }
}

const factsOf = ({ state, address, facts }: ObjectStatement): readonly Fact[] => [
  [STATE_LABEL, STATE_WORDS[state]],
  [ADDRESS_LABEL, address ?? undefined],
  ...WATCHED_FACTS.map((name): Fact => {
    const fact = facts[name]
    return [FACT_LABELS[name], fact && factText(name, fact)]
  }),
]

function demoFacts({ found, record }: KnownObject): readonly Fact[] {
  const cost = record?.cost ?? undefined
  return [
    [STATE_LABEL, record?.cancelled_at ? STATE_WORDS.closed : STATE_WORDS.current],
    [ADDRESS_LABEL, found.address],
    [FACT_LABELS.area, found.area],
    [FACT_LABELS.purpose, found.object_type],
    [FACT_LABELS.cost, cost === undefined ? undefined : formatMoney(cost)],
  ]
}
