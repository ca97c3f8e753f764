import { checkedText } from '../rules/checked-text.ts'

/*
 * SNILS: eleven digits; spaces and hyphens do not count (AMB-78). An empty text passes. The checksum is no part of the
 * stated rule: `isSnilsChecksumValid` is a warning, never an error (FIND-06).
 */

export const SNILS_MESSAGE = 'Некорректный СНИЛС'
/** CONST-24 */
export const SNILS_DIGITS = 11

const MAX_LENGTH = 64
const shape = new RegExp(`^\\d{${SNILS_DIGITS}}$`)

/** The eleven digits alone, or null when the text has no eleven. */
export function normaliseSnils(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text.length > MAX_LENGTH) return null
  const digits = text.replace(/[\s-]/g, '')
  return shape.test(digits) ? digits : null
}

/** Whether the text is empty or a SNILS (VALID-13). */
export function isSnils(value: unknown): value is string {
  return value === '' || normaliseSnils(value) !== null
}

export const snilsSchema = /* @__PURE__ */ checkedText(isSnils, SNILS_MESSAGE)
