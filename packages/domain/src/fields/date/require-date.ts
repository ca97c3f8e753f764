import { ruleError } from '../../errors/rule-error.ts'
import { isCalendarDate } from './date.ts'

/** A date of the calendar, YYYY-MM-DD. Throws `input/invalid` with `name` for anything else. */
export function requireDate(value: unknown, name: string): string {
  if (isCalendarDate(value)) return value
  throw ruleError('input/invalid', name)
}
