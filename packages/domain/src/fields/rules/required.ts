import { checkedText } from './checked-text.ts'
import type { Rule } from './rule.ts'

export const REQUIRED_MESSAGE = 'Обязательное поле'

/** Whether a field has no value: empty text, empty list, NaN, null or missing (VALID-03). 0 and false are values. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return Array.isArray(value) ? value.length === 0 : Number.isNaN(value)
}

/** «Обязательное поле» for a missing value. */
export const required: Rule = (value) => (isMissing(value) ? REQUIRED_MESSAGE : undefined)

/** A text that must be there. */
export const requiredTextSchema = /* @__PURE__ */ checkedText((value) => value !== '', REQUIRED_MESSAGE)
