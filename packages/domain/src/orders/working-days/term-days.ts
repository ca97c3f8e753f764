import { requireDate } from '../../fields/date/require-date.ts'
import { addDays } from '../../timing/days.ts'
import { isWorkingDay, type WorkCalendar } from './working-days.ts'

/** A day of a term, and which working day of it that is; null on a day off, and 0 for the day on which the term began. */
export interface TermDay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly working: number | null
}

/** No term is longer, days off included. */
const MOST_DAYS = 1000

/** The days from the one on which a term begins to `until`, both included; the first one does not count (CONST-12). */
export function listTermDays(from: string, until: string, calendar: WorkCalendar): readonly TermDay[] {
  const days: TermDay[] = [{ day: requireDate(from, 'from'), working: 0 }]
  let working = 0
  for (let day = addDays(from, 1); day <= until && days.length <= MOST_DAYS; day = addDays(day, 1)) {
    const isWorking = isWorkingDay(day, calendar)
    if (isWorking) working++
    days.push({ day, working: isWorking ? working : null })
  }
  return days
}
