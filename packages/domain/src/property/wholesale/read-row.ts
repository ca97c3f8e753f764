import { normaliseCadastralNumber, withSixDigitBlock } from '../../fields/cadastral/cadastral-number.ts'
import { plainLine, visibleText } from '../../fields/text/plain-text.ts'
import { withLostZeros } from './lost-zeros.ts'

/** Most rows of one list, and of one order that is made of it. */
export const WHOLESALE_MOST_ROWS = 5000
/** Most characters of a row: no address is longer. */
export const WHOLESALE_ROW_LENGTH = 500

/** Why digits are not a cadastral number; `rounded`: the spreadsheet has stored only the first of them. */
export type NumberFault = 'short' | 'long' | 'parts' | 'rounded'

/** What a row of a list contains, judged by its text alone. */
export type RowReading =
  | {
      readonly kind: 'number'
      /** Each reading of the digits, in colons: digits without separators may have two. */
      readonly numbers: readonly string[]
      /** Those of them that hold only if a sheet has dropped zeros: they are asked for, never taken. */
      readonly likely?: readonly string[]
    }
  | { readonly kind: 'bad-number'; readonly fault: NumberFault }
  | { readonly kind: 'address' }
  | { readonly kind: 'formula' }
  | { readonly kind: 'unclear' }

/** What a spreadsheet would compute; a sign before a digit is a slip of the hand. */
const FORMULA = /^[=@]|^[+-](?!\s*\d[\d\s:;.,-]*$|$)|^\+$/
/** A text that was written as a formula, so that a sheet keeps its zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/
const LABEL = String.raw`(?:кадастровый(?:\s+номер)?|кад\.?\s*(?:номер|№)|кн|к\/н|номер)[\s.:№]+|№[\s.:№]*`
const FIRST_LABEL = new RegExp(`^(?:${LABEL})(?=\\S)`, 'iu')
/** A bullet, the count of a list or a label, before what is a whole number by itself. */
const PREFIX = new RegExp(
  String.raw`^(?:[-•*+·] ?)?(?:[№#([]? ?\d{1,4}(?:[.)\]|;] ?|:? | ?- ?))?(?:${LABEL})?` +
    String.raw`(?=(?:\d{1,2}[:;|.,\s/-]+\d{1,2}[:;|.,\s/-]+\d{5,7}[:;|.,\s/-]+\d+|\d{10,16})\D*$)`,
  'iu',
)
/** The same before an address. */
const ADDRESS_PREFIX = /^(?:[-•*·] ?|(?:№ ?)?\d{1,4}[.)] ?)+(?=\p{L}|\d+-\p{L})/u
const ONLY_NUMBER = /^(?=.*\d)[\d:;^|.,\-/\\_\s]+$/
const INSIDE = /(?<![\d:])\d{2} ?: ?\d{2} ?: ?\d{6,7} ?: ?\d+(?! ?[\d:])/g
const LIKE_DIGITS: Readonly<Record<string, string>> = { О: '0', о: '0', O: '0', o: '0', З: '3', з: '3' }
const MIN_DIGITS = 11
const MAX_DIGITS = 16
const PARTS = 4
/** «5010000011234,0» and «5 010 000 011 234»: the quantity that a sheet has made of digits. */
const QUANTITY = /^(\d{10,16})[.,]0+$|^(\d{1,3}(?: \d{3}){3,5})$/
/** «5,01E+12» */
const POWER_OF_TEN = /^(\d)(?:[.,](\d+))?[eе]\+?(\d{1,2})$/i

/** Reads one row of a pasted or uploaded list (PUB-02). A formula is reported, never computed. */
export function readWholesaleRow(text: string): RowReading {
  const visible = visibleText(text).trim()
  const typed = TEXT_FORMULA.exec(visible)?.[1] ?? visible
  if (FORMULA.test(typed)) return { kind: 'formula' }
  const bare = plainLine(typed)
    .replace(PREFIX, '')
    .replace(FIRST_LABEL, '')
    .replace(/^['"]+|['",;.]+$/g, '')
  const digits = bare.replaceAll(/[ОоOoЗз]/g, (letter) => LIKE_DIGITS[letter] ?? letter)
  const power = POWER_OF_TEN.exec(digits)
  if (power) return readPower(power)
  if (ONLY_NUMBER.test(digits)) return readNumber(digits)
  const inside = new Set(
    (bare.match(INSIDE) ?? digits.match(INSIDE))?.map((found) => found.replaceAll(' ', '')),
  )
  const [number] = inside
  if (inside.size === 1 && number !== undefined) return { kind: 'number', numbers: [number] }
  if (/\p{L}{2}/u.test(bare) && (/\d/.test(bare) || /[\s,]/.test(bare))) return { kind: 'address' }
  return { kind: 'unclear' }
}

/** The text of a row as an address is searched for: in one line, without the mark or count of its line. */
export function addressOfRow(text: string): string {
  return plainLine(text).replace(ADDRESS_PREFIX, '')
}

function readPower([, first = '', decimals = '', power = '']: RegExpExecArray): RowReading {
  const missing = Number(power) - decimals.length
  if (Number(power) < MIN_DIGITS - 2) return { kind: 'bad-number', fault: 'short' }
  if (missing === 0) return readNumber(first + decimals)
  return missing > 0 ? { kind: 'bad-number', fault: 'rounded' } : { kind: 'unclear' }
}

function readNumber(text: string): RowReading {
  const [, whole, grouped] = QUANTITY.exec(text) ?? []
  const separated = whole ?? grouped?.replaceAll(' ', '') ?? text.replaceAll(/[,/\\_]/g, ':')
  const exact = [normaliseCadastralNumber(separated), withSixDigitBlock(separated)].filter(
    (number) => number !== null,
  )
  const likely = withLostZeros(separated)
  if (exact.length + likely.length > 0) {
    const numbers = [...new Set([...exact, ...likely])]
    return { kind: 'number', numbers, ...(likely.length > 0 && { likely }) }
  }
  const count = text.replaceAll(/\D/g, '').length
  if (count < MIN_DIGITS) return { kind: 'bad-number', fault: 'short' }
  const groups = separated.split(/\D+/).filter(Boolean)
  if (count > MAX_DIGITS && groups.length !== PARTS) return { kind: 'bad-number', fault: 'long' }
  return { kind: 'bad-number', fault: 'parts' }
}
