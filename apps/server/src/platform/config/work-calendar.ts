import { isWorkingDay, type WorkCalendar } from '@proverka/domain/orders'
import { addDays } from '@proverka/domain/timing'

/** Public holidays of the Labour Code, article 112: the days of January, and the others as month-day. */
const JANUARY = Array.from({ length: 8 }, (_, day) => `01-0${day + 1}`)
const OTHERS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04']

/** Days off that the Government moved, by year; a year without an entry has the law's own days only. */
const MOVED: readonly string[] = ['2026-01-09', '2026-12-31']

const FIRST_YEAR = 2026
const YEARS = 10

/** The working days of the terms that the offer promises (CONST-12, CONST-14). */
export const WORK_CALENDAR: WorkCalendar = { holidays: new Set(listHolidays()) }

function listHolidays(): string[] {
  const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index)
  const fixed = years.flatMap((year) => [...JANUARY, ...OTHERS].map((day) => `${year}-${day}`))
  const holidays = new Set([...fixed, ...MOVED])
  // A holiday on a day off moves to the next working day; those of January are moved by decree only.
  for (const day of years.flatMap((year) => OTHERS.map((one) => `${year}-${one}`))) {
    if (isWeekend(day)) holidays.add(nextWorkingDay(day, holidays))
  }
  return [...holidays]
}

function isWeekend(day: string): boolean {
  return !isWorkingDay(day, { holidays: new Set() })
}

function nextWorkingDay(day: string, holidays: ReadonlySet<string>): string {
  let next = day
  do next = addDays(next, 1)
  while (!isWorkingDay(next, { holidays }))
  return next
}
