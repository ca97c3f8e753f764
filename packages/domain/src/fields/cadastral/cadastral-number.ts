/*
 * A cadastral number region:district:block:parcel of 2, 2, 6 or 7 and 1 or more digits. People write other separators
 * or none; the whole text must be the number (FIND-04): registration numbers, contours and masked numbers are none.
 */

/** Lengths of a number written as digits alone (CONST-24). */
export const CADASTRAL_MIN_DIGITS = 11
export const CADASTRAL_MAX_DIGITS = 16

const separated = /^(\d{2})[:;^|.\-\s]+(\d{2})[:;^|.\-\s]+(\d{6,7})[:;^|.\-\s]+(\d+)$/

/** The colon form, or null when the text is no cadastral number (SEARCH-12..14). Leading zeros survive. */
export function normaliseCadastralNumber(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  if (/^\d+$/.test(trimmed)) return fromDigits(trimmed)
  const parts = separated.exec(trimmed)
  return parts === null ? null : parts.slice(1).join(':')
}

/** Whether the text is a cadastral number in any of the accepted spellings. */
export function isCadastralNumber(text: unknown): text is string {
  return normaliseCadastralNumber(text) !== null
}

/**
 * The numbers of a pasted list, in its order and without repeats; commas, semicolons with a space and line ends part
 * them (FIND-04). Empty when any entry is no number.
 */
export function splitCadastralNumbers(text: string): readonly string[] {
  const numbers = new Set<string>()
  for (const entry of text.split(/,|\n|; /)) {
    if (entry.trim() === '') continue
    const number = normaliseCadastralNumber(entry)
    if (number === null) return []
    numbers.add(number)
  }
  return [...numbers]
}

/** The same digits with a block of six, which 12 to 16 bare digits could also mean (AMB-51); null when they cannot. */
export function withSixDigitBlock(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const digits = text.trim()
  return /^\d+$/.test(digits) && fromDigits(digits) !== null ? cut(digits, 6) : null
}

function fromDigits(digits: string): string | null {
  if (digits.length < CADASTRAL_MIN_DIGITS || digits.length > CADASTRAL_MAX_DIGITS) return null
  return cut(digits, digits.length === CADASTRAL_MIN_DIGITS ? 6 : 7)
}

function cut(digits: string, block: number): string {
  const parcel = 4 + block
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, parcel), digits.slice(parcel)].join(':')
}
