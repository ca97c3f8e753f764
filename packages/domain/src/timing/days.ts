import { ruleError } from '../errors/rule-error.ts'
import { requireDate } from '../fields/date/require-date.ts'
import { DAY_MS, MOSCOW_OFFSET_MS } from './units.ts'

/** The date in Moscow, YYYY-MM-DD, of an instant in milliseconds. */
export function moscowDate(instant: number): string {
  return dateAt(instant + MOSCOW_OFFSET_MS, 'instant')
}

/** The instant at which a date begins in Moscow, milliseconds; Moscow has had no other time since 2014. */
export function startOfMoscowDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - MOSCOW_OFFSET_MS
}

/** The date so many whole days after `date`, before it when negative. Throws `input/invalid`. */
export function addDays(date: string, days: number): string {
  if (!Number.isInteger(days)) throw ruleError('input/invalid', 'days')
  return dateAt(Date.parse(requireDate(date, 'date')) + days * DAY_MS, 'date')
}

/** Days from one date to another, negative when it is earlier; NaN for what is no date. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** `Date` throws where it cannot write; what has no four-digit year is no date of this product either. */
function dateAt(instant: number, name: string): string {
  const day = new Date(instant)
  return requireDate(Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10), name)
}
