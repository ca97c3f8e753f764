import { DAY_MS } from '../../timing/units.ts'

/** What can be watched. */
export const WATCH_KINDS = ['object', 'company', 'vehicle', 'person'] as const
/** How often the sources are asked. */
export const WATCH_PERIODS = ['day', 'week', 'month'] as const
/** Months that one payment lasts. */
export const WATCH_MONTHS = [1, 3, 12] as const
/** On what ground a person is watched (DIRECTION, 67). */
export const WATCH_GROUNDS = ['consent', 'contract', 'court'] as const

/** What can be watched. */
export type WatchKind = (typeof WATCH_KINDS)[number]
/** How often the sources are asked. */
export type WatchPeriod = (typeof WATCH_PERIODS)[number]
/** Months that one payment lasts. */
export type WatchMonths = (typeof WATCH_MONTHS)[number]
/** On what ground a person is watched. */
export type WatchGroundKind = (typeof WATCH_GROUNDS)[number]

/** Days before the end of a watch on which its buyer is written to. */
export const WATCH_ENDING_DAYS = 3
/** Checks in a row without an answer after which the buyer is written to and the lost time is given back. */
export const SILENT_CHECKS = 2
/** Months without a change after which one line says so. */
export const QUIET_MONTHS = 3
/** Months after which the ground of watching a person is confirmed again. */
export const GROUND_REVIEW_MONTHS = 6
/** Days within which the buyer confirms it; then the watch pauses. */
export const GROUND_REVIEW_DAYS = 14
/** Days within which a person answers who was asked for consent; then the money goes back. */
export const CONSENT_DAYS = 30
/** Days after which the person may be asked for consent once more. */
export const CONSENT_REMINDER_DAYS = 3
/** Times that a person is asked for consent at most. */
export const MOST_CONSENT_ASKS = 3

const PERIOD_MS: { readonly [Period in Exclude<WatchPeriod, 'month'>]: number } = {
  day: DAY_MS,
  week: 7 * DAY_MS,
}

/** The instant some months later, at the same time of the day in UTC; the last day of a shorter month. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/**
 * When the next check is due after one that was due at `due`: the first instant of its rhythm that is still ahead, so that
 * checks missed while the service was down are not made up for.
 */
export function nextCheck(period: WatchPeriod, due: number, now: number): number {
  if (period === 'month') {
    let months = 1
    while (addMonths(due, months) <= now) months += 1
    return addMonths(due, months)
  }
  const step = PERIOD_MS[period]
  return due + Math.max(1, Math.floor((now - due) / step) + 1) * step
}

/** The length of one period that begins at an instant, milliseconds. */
export const periodMs = (period: WatchPeriod, from: number): number =>
  period === 'month' ? addMonths(from, 1) - from : PERIOD_MS[period]

/**
 * What of a price is earned when a watch ends before its term, kopecks: by the time that it has run, rounded in the
 * buyer's favour. `paidMs` is the term that was paid for, `ranMs` how long of it was watched.
 */
export function earnedOf(price: number, ranMs: number, paidMs: number): number {
  if (paidMs <= 0 || ranMs >= paidMs) return price
  return Number((BigInt(price) * BigInt(Math.max(0, Math.floor(ranMs)))) / BigInt(Math.ceil(paidMs)))
}
