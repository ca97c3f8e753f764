import { isCalendarDate } from '@proverka/domain'

/** `2024-12-31` as the day of the browser's calendar; undefined for anything unfinished and for days that do not exist. */
export function toCalendarDay(value: string | undefined): Date | undefined {
  if (!isCalendarDate(value)) return undefined
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number)
  const date = new Date(2000, month - 1, day)
  // The constructor means 1900 and later by a year below 100.
  date.setFullYear(year, month - 1, day)
  return date
}

/** A day of the browser's calendar as `2024-12-31`. */
export function fromCalendarDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
