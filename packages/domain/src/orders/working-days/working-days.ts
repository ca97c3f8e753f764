import { ruleError } from '../../errors/rule-error.ts'
import { isCalendarDate } from '../../fields/date/date.ts'
import { DAY_MS, MOSCOW_OFFSET_MS } from '../../timing/units.ts'

/** Where working days differ from Monday to Friday; dates YYYY-MM-DD. The calendar of a year comes from outside. */
export interface WorkCalendar {
  /** Public holidays and days moved to them. */
  readonly holidays: ReadonlySet<string>
  /** Saturdays and Sundays that were made working days. */
  readonly workdays?: ReadonlySet<string>
}

/** A longer term is a mistake of the caller. */
const LONGEST_TERM = 1000

/** The date in Moscow, YYYY-MM-DD, of an instant in milliseconds. */
export function moscowDate(instant: number): string {
  const moscow = new Date(instant + MOSCOW_OFFSET_MS)
  // `Date` throws where it cannot write; what has no four-digit year is no date of this product either.
  return requireDate(Number.isNaN(moscow.getTime()) ? undefined : dateOf(moscow), 'instant')
}

/** The instant at which a date begins in Moscow, milliseconds; Moscow has had no other time since 2014. */
export function startOfMoscowDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - MOSCOW_OFFSET_MS
}

/** Whether people work on a date. */
export function isWorkingDay(date: string, { holidays, workdays }: WorkCalendar): boolean {
  if (workdays?.has(date) === true) return true
  const weekday = new Date(requireDate(date, 'date')).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(date)
}

/** The date on which the given number of working days after `date` is over; the day itself does not count. */
export function addWorkingDays(date: string, count: number, calendar: WorkCalendar): string {
  if (!Number.isInteger(count) || count < 0 || count > LONGEST_TERM) throw ruleError('input/invalid', 'count')
  let day = requireDate(date, 'date')
  for (let left = count; left > 0;) {
    day = requireDate(dateOf(new Date(Date.parse(day) + DAY_MS)), 'date')
    if (isWorkingDay(day, calendar)) left--
  }
  return day
}

function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10)
}

function requireDate(value: unknown, name: string): string {
  if (isCalendarDate(value)) return value
  throw ruleError('input/invalid', name)
}
