/*
 * A domestic passport: four digits of the series and six of the number; spaces and hyphens do not count. Beyond the
 * specification, which only groups the digits for display (VALID-24).
 */

/** Shown for a text that is no passport. */
export const PASSPORT_MESSAGE = 'Серия и номер паспорта — 10 цифр'

const DIGITS = /^\d{10}$/
/** Room for the digits with generous separators. */
const MAX_LENGTH = 64

/** The ten digits alone, or null when the text has no ten. */
export function normalisePassport(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text.length > MAX_LENGTH) return null
  const digits = text.replace(/[\s-]+/g, '')
  return DIGITS.test(digits) ? digits : null
}
