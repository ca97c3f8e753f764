import { CHECKS, type Answer, type CheckType, type Finding, type PersonInput } from '@proverka/domain/reports'
import type { Ask, SourceAnswer } from './source.ts'

const NUMBERS: readonly string[] = ['inn', 'passport', 'license']

/** Whether a register finds a person by the name: with another surname it would answer otherwise. */
export function isAskedByName(type: CheckType): boolean {
  const { needs } = CHECKS[type]
  return needs.includes('name') && !needs.some((datum) => NUMBERS.includes(datum))
}

/** Asks a register that knows people by name with the present surname and with each former one. */
export function askEverySurname(type: CheckType, ask: Ask<'person'>): Ask<'person'> {
  if (!isAskedByName(type)) return ask
  return async (subject) => {
    const { formerLastNames: former = [], ...person } = subject.person
    if (former.length === 0) return ask(subject)
    const answers: (readonly [surname: string | undefined, given: SourceAnswer])[] = []
    for (const surname of [undefined, ...former]) {
      const named: PersonInput = surname === undefined ? person : { ...person, lastName: surname }
      answers.push([surname, await ask({ kind: 'person', person: named })])
    }
    return joinAnswers(answers)
  }
}

/**
 * The answers of one register as one. What was found stays even where a surname got no answer, which then stands beside it;
 * without a record any surname that got none leaves the question open.
 */
function joinAnswers(
  answers: readonly (readonly [surname: string | undefined, given: SourceAnswer])[],
): SourceAnswer {
  const all = answers.map(([, given]) => given)
  const [first] = all
  if (!first) throw new RangeError('nobody to ask about')
  const raw = JSON.stringify(all.map((given) => given.raw))
  const findings = answers.flatMap(([surname, given]) => findingsOf(surname, given.answer))
  const open = answers.filter(([, { answer }]) => answer.kind === 'not-checked')
  if (findings.length === 0) return { ...(open[0]?.[1] ?? first), raw }
  const unasked = open.map(([surname = 'нынешней']): Finding => ({
    title: `По фамилии «${surname}» ответа нет`,
    severity: 'warning',
    facts: [],
  }))
  return { ...first, raw, answer: { kind: 'found', findings: [...findings, ...unasked] } }
}

function findingsOf(surname: string | undefined, answer: Answer): readonly Finding[] {
  if (answer.kind !== 'found' && answer.kind !== 'stated') return []
  if (surname === undefined) return answer.findings
  return answer.findings.map((finding) => ({
    ...finding,
    facts: [...finding.facts, { label: 'Найдено по прежней фамилии', value: surname }],
  }))
}
