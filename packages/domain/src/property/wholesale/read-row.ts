import { normaliseCadastralNumber, withSixDigitBlock } from '../../fields/cadastral/cadastral-number.ts'

/** Most rows of one list, and of one order that is made of it. */
export const WHOLESALE_MOST_ROWS = 5000
/** Most characters of a row: no address is longer. */
export const WHOLESALE_ROW_LENGTH = 500

/** Why digits are no cadastral number. */
export type NumberFault = 'short' | 'long' | 'parts'

/** What a row of a list contains, judged by its text alone. */
export type RowReading =
  /** A number in its colons; the second one is the other reading of bare digits. */
  | { readonly kind: 'number'; readonly numbers: readonly string[] }
  | { readonly kind: 'bad-number'; readonly fault: NumberFault }
  | { readonly kind: 'address' }
  | { readonly kind: 'formula' }
  | { readonly kind: 'unclear' }

/** What a spreadsheet would compute; a sign before a digit is a slip of the hand. */
const FORMULA = /^[=@]|^[+-](?!\s*\d[\d\s:;.,-]*$)/
const LABEL = /^(?:(?:кадастровый(?:\s+номер)?|кад\.?\s*(?:номер|№)|кн|к\/н|номер)[\s.:№]+|№[\s.:№]*)(?=\S)/iu
/** A dash, a dot or a count, as lists begin their lines, before what is a whole number by itself. */
const MARKER =
  /^(?:[-–—•*+]|\d{1,4}[.)])\s*(?=(?:\d{2}[:;|.,\s]+\d{2}[:;|.,\s]+\d{6,7}[:;|.,\s]+\d+|\d{11,16})\D*$)/
const ONLY_NUMBER = /^[\d:;^|.,\-–—/\\_\s]+$/
const INSIDE = /(?<![\d:])\d{2}:\d{2}:\d{6,7}:\d+(?![\d:])/g
const LIKE_DIGITS: Readonly<Record<string, string>> = { О: '0', о: '0', O: '0', o: '0', З: '3', з: '3' }
const MIN_DIGITS = 11
const MAX_DIGITS = 16
const PARTS = 4

/** Reads one row of a pasted or uploaded list (PUB-02). A formula is told, and never computed. */
export function readWholesaleRow(text: string): RowReading {
  const typed = text.trim()
  if (FORMULA.test(typed)) return { kind: 'formula' }
  const bare = typed
    .replace(MARKER, '')
    .replace(LABEL, '')
    .replace(/^['’"«]+|['’"»,;.]+$/g, '')
  const digits = bare.replaceAll(/[ОоOoЗз]/g, (letter) => LIKE_DIGITS[letter] ?? letter)
  if (ONLY_NUMBER.test(digits)) return readNumber(digits)
  const inside = new Set(bare.match(INSIDE))
  const [number] = inside
  if (inside.size === 1 && number !== undefined) return { kind: 'number', numbers: [number] }
  if (/\p{L}{2}/u.test(bare) && (/\d/.test(bare) || /[\s,]/.test(bare))) return { kind: 'address' }
  return { kind: 'unclear' }
}

function readNumber(text: string): RowReading {
  const separated = text.replaceAll(/[,–—/\\_]/g, ':')
  const number = normaliseCadastralNumber(separated)
  const other = withSixDigitBlock(separated)
  if (number !== null) {
    return { kind: 'number', numbers: other === null || other === number ? [number] : [number, other] }
  }
  const count = text.replaceAll(/\D/g, '').length
  if (count < MIN_DIGITS) return { kind: 'bad-number', fault: 'short' }
  const groups = separated.split(/\D+/).filter(Boolean)
  if (count > MAX_DIGITS && groups.length !== PARTS) return { kind: 'bad-number', fault: 'long' }
  return { kind: 'bad-number', fault: 'parts' }
}
