import { endOfDay, lastDay } from '../catalogue-words.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The end by a typed last day; a stored one to the minute stays while its day does. Null: no end. Undefined: not a day yet. */
export function readEnd(day: string, stored: string | null): string | null | undefined {
  if (day === lastDay(stored)) return stored
  return day === '' || DAY.test(day) ? endOfDay(day) : undefined
}
