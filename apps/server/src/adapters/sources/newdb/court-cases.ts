import { COURT_ROLES, FACT_LABELS, type Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())
const sides = v.nullish(v.array(v.object({ name: text })), [])

/** A case of the arbitration courts. */
export const courtCaseSchema = v.object({
  case_number: v.string(),
  status: text,
  participants: v.object({ plaintiffs: sides, defendants: sides }),
  judges: v.nullish(v.array(v.object({ court: text })), []),
})

/** A case as a finding: a defendant in an open case may lose it, so that is a warning; the rest are notices. */
export function describeCase(
  { case_number, status, participants, judges }: v.InferOutput<typeof courtCaseSchema>,
  isSubject: (name: string) => boolean,
): Finding {
  const has = (list: v.InferOutput<typeof sides>) =>
    list?.some(({ name }) => name && isSubject(name)) ?? false
  const role = has(participants.defendants)
    ? COURT_ROLES.defendant
    : has(participants.plaintiffs)
      ? COURT_ROLES.plaintiff
      : COURT_ROLES.other
  const isOver = /заверш/i.test(status ?? '')
  return {
    title: `Дело ${case_number}`,
    severity: role === COURT_ROLES.defendant && !isOver ? 'warning' : 'notice',
    facts: labelled([
      ['Суд', judges?.[0]?.court],
      [FACT_LABELS.courtRole, role],
      [FACT_LABELS.state, status],
    ]),
  }
}
