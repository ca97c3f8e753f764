import { ruleError } from '../../errors/rule-error.ts'
import { requireDate } from '../../fields/date/require-date.ts'
import { OFFER } from '../../legal/offer-terms.ts'
import { addDays, moscowDate, startOfMoscowDay } from '../../timing/days.ts'

/** Where working days differ from Monday to Friday; dates YYYY-MM-DD. The calendar of a year comes from outside. */
export interface WorkCalendar {
  /** Public holidays and days moved to them. */
  readonly holidays: ReadonlySet<string>
  /** Saturdays and Sundays that were made working days. */
  readonly workdays?: ReadonlySet<string>
}

/** A longer term is a mistake of the caller. */
const LONGEST_TERM = 1000

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
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left--
  }
  return day
}

/** The last millisecond of the term of the offer for what was paid at an instant, milliseconds (CONST-12). */
export function serviceTermEnd(paidAt: number, calendar: WorkCalendar): number {
  const lastDay = addWorkingDays(moscowDate(paidAt), OFFER.serviceWorkingDays, calendar)
  return startOfMoscowDay(addDays(lastDay, 1)) - 1
}
