import { isDigits } from '../characters.ts'

/*
 * A cadastral number region:district:block:parcel of 2, 2, 6 or 7 and 1 or more digits. People write other separators
 * or none; the whole text must be the number (FIND-04): registration numbers, contours and masked numbers do not count.
 */

/** The least count of digits in a number without separators (CONST-24). */
export const CADASTRAL_MIN_DIGITS = 11
/** The greatest count of digits in a number without separators (CONST-24). */
export const CADASTRAL_MAX_DIGITS = 16

const canonical = /^\d{2}:\d{2}:\d{6,7}:\d+$/
const separators = '[:;^|.\\-\\s]+'
const bare = `\\d{${CADASTRAL_MIN_DIGITS},${CADASTRAL_MAX_DIGITS}}`
const parts = `\\d{2}${separators}\\d{2}${separators}\\d{6,7}${separators}\\d+`
const spelling = /* @__PURE__ */ new RegExp(`^(?:${bare}|${parts})$`)

/** The colon form, or null when the text is no cadastral number (SEARCH-12..14). Leading zeros survive. */
export function normaliseCadastralNumber(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  if (canonical.test(trimmed)) return trimmed
  if (!spelling.test(trimmed)) return null
  if (isDigits(trimmed)) return cut(trimmed, trimmed.length === CADASTRAL_MIN_DIGITS ? 6 : 7)
  return trimmed.replace(/\D+/g, ':')
}

/** Whether the text is a cadastral number in any of the accepted spellings. */
export function isCadastralNumber(text: unknown): text is string {
  return typeof text === 'string' && spelling.test(text.trim())
}

/** Whether a number is invented: there is no cadastral region 00, so all demo objects are in it. */
export const isInventedCadastralNumber = (number: string): boolean => number.startsWith('00:')

/** The same digits with a block of six, which 12 to 16 bare digits could also mean (AMB-51); null when they cannot. */
export function withSixDigitBlock(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const digits = text.trim()
  return isDigits(digits) && spelling.test(digits) ? cut(digits, 6) : null
}

function cut(digits: string, block: number): string {
  const parcel = 4 + block
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, parcel), digits.slice(parcel)].join(':')
}
