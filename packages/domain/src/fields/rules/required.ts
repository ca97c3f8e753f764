import type { Rule } from './rule.ts'

/** The message of a missing value (VALID-03). */
export const REQUIRED_MESSAGE = 'Обязательное поле'

/** Whether a field has no value: empty text, empty list, NaN, null or missing (VALID-03). 0 and false are values. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return Array.isArray(value) ? value.length === 0 : Number.isNaN(value)
}

/** «Обязательное поле» for a missing value. */
export const requiredRule: Rule = (value) => (isMissing(value) ? REQUIRED_MESSAGE : undefined)
