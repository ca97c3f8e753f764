import { isFinalReason } from './not-checked-reasons.ts'
import type { Answer, NotCheckedReason } from './report.ts'

/** Why no source answered; data that the buyer can still add are no such reason. */
export type UnservedReason = Exclude<NotCheckedReason, 'missing-data'>

/** A report without a single answer: what its money is given back for, and when. */
export interface Unserved {
  /** The reason that is told to the buyer. */
  readonly reason: UnservedReason
  /** No later try can bring an answer: nothing is waited for. Otherwise sources may be asked until the promise ends. */
  readonly isFinal: boolean
}

/**
 * Whether a report is no service (offer, section 4): none of its questions was answered, for another reason than data
 * which its buyer can still add. The reason named is one that no further try changes, if there is one.
 */
export function unservedOf(answers: readonly Answer[]): Unserved | undefined {
  const reasons = answers.map((answer) => (answer.kind === 'not-checked' ? answer.reason : undefined))
  if (reasons.includes(undefined)) return undefined
  const own = reasons.filter((reason) => reason !== undefined && reason !== 'missing-data')
  const reason = own.find(isFinalReason) ?? own[0]
  return reason && { reason, isFinal: own.length === reasons.length && own.every(isFinalReason) }
}
