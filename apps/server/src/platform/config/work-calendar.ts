import { isWorkingDay, type WorkCalendar } from '@proverka/domain/orders'
import { addDays } from '@proverka/domain/timing'

/** Public holidays of the Labour Code, article 112: the days of January, and the others as month-day. */
const JANUARY = Array.from({ length: 8 }, (_, day) => `01-0${day + 1}`)
const OTHERS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04']

/** Days off that the Government moved in one year. */
interface Decree {
  readonly source: string
  readonly daysOff: readonly string[]
  /** Saturdays and Sundays that are worked for them; those of January that are holidays anyway are not. */
  readonly workdays: readonly string[]
}

/** A year without a decree has the law's own days only: the decree of a year comes out in September before it. */
const DECREES: readonly Decree[] = [
  {
    source: 'Постановление Правительства РФ от 24.09.2025 № 1466 «О переносе выходных дней в 2026 году»',
    daysOff: ['2026-01-09', '2026-12-31'],
    workdays: [],
  },
  {
    source: 'Постановление Правительства РФ от 17.09.2026 № 1187 «О переносе выходных дней в 2027 году»',
    daysOff: ['2027-02-22', '2027-11-05', '2027-12-31'],
    workdays: ['2027-02-20'],
  },
]

const FIRST_YEAR = 2026
const YEARS = 10

/** The working days of the terms that the offer promises (CONST-12, CONST-14). */
export const WORK_CALENDAR: WorkCalendar = {
  holidays: new Set(listHolidays()),
  workdays: new Set(DECREES.flatMap(({ workdays }) => workdays)),
}

function listHolidays(): string[] {
  const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index)
  const fixed = years.flatMap((year) => [...JANUARY, ...OTHERS].map((day) => `${year}-${day}`))
  const holidays = new Set([...fixed, ...DECREES.flatMap(({ daysOff }) => daysOff)])
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
