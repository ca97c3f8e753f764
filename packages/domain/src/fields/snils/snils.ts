import { digitAt, isDigit, isSpace } from '../characters.ts'

/*
 * SNILS: eleven digits; spaces and hyphens do not count (AMB-78). The checksum is no part of the stated rule of a form,
 * which is `hasSnilsDigits`: a wrong one is a warning, never an error (FIND-06).
 */

/** The message of a text that is no SNILS (VALID-13). */
export const SNILS_MESSAGE = 'Некорректный СНИЛС'
/** How many digits a SNILS has (CONST-24). */
export const SNILS_DIGITS = 11

/** Numbers up to this one were given out before the checksum existed. */
const LAST_WITHOUT_CHECKSUM = '001001998'

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

/** Whether the text has the eleven digits of a SNILS, by which a form takes it (VALID-13); `isSnils` also tries their checksum. */
export function hasSnilsDigits(value: unknown): value is string {
  return typeof value === 'string' && hasElevenDigits(value.trim())
}

/**
 * Whether the text is a SNILS: eleven digits, of which the last two are the checksum of the others.
 *
 * @keep Other programs tell a typing error by it; the forms of the product follow the specification.
 */
export function isSnils(value: unknown): value is string {
  const digits = normaliseSnils(value)
  if (digits === null) return false
  // Texts of one length compare like their numbers.
  if (digits.slice(0, 9) <= LAST_WITHOUT_CHECKSUM) return true
  let sum = 0
  for (let index = 0; index < 9; index++) sum += (9 - index) * digitAt(digits, index)
  return (sum % 101) % 100 === digitAt(digits, 9) * 10 + digitAt(digits, 10)
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
