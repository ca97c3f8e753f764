import { type Answer, type Finding } from '@proverka/domain/reports'
import { CHECKS, type CheckType, type PersonInput } from '@proverka/domain/checks'
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
 * The answers of one register as one. What was found stays even where a surname got no answer, which is then listed beside it;
 * without a record any surname that got none leaves the question open.
 */
function joinAnswers(
  answers: readonly (readonly [surname: string | undefined, given: SourceAnswer])[],
): SourceAnswer {
  const all = answers.map(([, given]) => given)
  const [first] = all
  if (!first) throw new RangeError('nobody to ask about')
  const raw = JSON.stringify(all.map((given) => given.raw))
  const findings = withoutRepeats(answers)
  const open = answers.filter(([, { answer }]) => answer.kind === 'not-checked')
  if (findings.length === 0) return { ...(open[0]?.[1] ?? first), raw }
  const unasked = open.map(([surname = 'нынешней']): Finding => ({
    title: `По фамилии «${surname}» ответа нет`,
    severity: 'warning',
    facts: [],
  }))
  return { ...first, raw, answer: { kind: 'found', findings: [...findings, ...unasked] } }
}

/** Each record once, though a register may find it by both surnames; that of a former one says so. */
function withoutRepeats(
  answers: readonly (readonly [surname: string | undefined, given: SourceAnswer])[],
): readonly Finding[] {
  const findings = new Map<string, Finding>()
  for (const [surname, { answer }] of answers) {
    for (const finding of recordsOf(answer)) {
      const key = JSON.stringify([finding.title, finding.facts])
      if (!findings.has(key)) findings.set(key, surname === undefined ? finding : foundBy(surname, finding))
    }
  }
  return [...findings.values()]
}

const recordsOf = (answer: Answer): readonly Finding[] =>
  answer.kind === 'found' || answer.kind === 'stated' ? answer.findings : []

const foundBy = (surname: string, finding: Finding): Finding => ({
  ...finding,
  facts: [...finding.facts, { label: 'Найдено по прежней фамилии', value: surname }],
})
