import { isDigit, isSpace } from '../characters.ts'

/*
 * SNILS: eleven digits; spaces and hyphens do not count (AMB-78). An empty text passes. The checksum is no part of the
 * stated rule: `isSnilsChecksumValid` is a warning, never an error (FIND-06).
 */

/** The message of a text that is no SNILS (VALID-13). */
export const SNILS_MESSAGE = 'Некорректный СНИЛС'
/** How many digits a SNILS has (CONST-24). */
export const SNILS_DIGITS = 11

/** Room for the digits with generous separators. */
const MAX_LENGTH = 64
const HYPHEN = 0x2d

/** The eleven digits alone, or null when the text has no eleven. */
export function normaliseSnils(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (!hasElevenDigits(text)) return null
  return text.length === SNILS_DIGITS ? text : text.replace(/[\s-]/g, '')
}

/** Whether the text is empty or a SNILS (VALID-13). */
export function isSnils(value: unknown): value is string {
  return value === '' || (typeof value === 'string' && hasElevenDigits(value.trim()))
}

function hasElevenDigits(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isDigit(code)) digits++
    else if (code !== HYPHEN && !isSpace(code)) return false
  }
  return digits === SNILS_DIGITS
}
