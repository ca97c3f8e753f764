import { isFinalReason } from './not-checked-reasons.ts'
import type { Answer, NotCheckedReason } from './report.ts'

/** A report that is no service: what its money is given back for, and when. */
export interface Unserved {
  /** The reason as shown to the buyer. */
  readonly reason: NotCheckedReason
  /** No later try can bring an answer: nothing is waited for. Otherwise sources may be asked until the promise ends. */
  readonly isFinal: boolean
}

/**
 * Whether a report is no service (offer, section 4): none of the questions that it was bought for was answered. The reason
 * named is one that no further try changes, if there is one. Data that its buyer may still add are waited for.
 */
export function unservedOf(leading: readonly Answer[]): Unserved | undefined {
  const reasons = leading.map((answer) => (answer.kind === 'not-checked' ? answer.reason : undefined))
  if (reasons.includes(undefined)) return undefined
  const given = reasons.filter((reason) => reason !== undefined)
  const isHopeless = (reason: NotCheckedReason): boolean => isFinalReason(reason) && reason !== 'missing-data'
  const reason = given.find(isHopeless) ?? given.find((one) => one !== 'missing-data') ?? given[0]
  return reason && { reason, isFinal: given.every(isHopeless) }
}
