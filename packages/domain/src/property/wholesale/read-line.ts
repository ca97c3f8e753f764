import { isInn } from '../../fields/inn/inn.ts'
import { isOgrn } from '../../fields/ogrn/ogrn.ts'
import { plainLine, visibleText } from '../../fields/text/plain-text.ts'
import { hasHousePart } from '../search/address-parts.ts'
import { WHOLE_NUMBERS } from '../search/whole-numbers.ts'
import { joinAddress, splitFlats } from './address-columns.ts'
import type { Columns } from './headings.ts'
import { readWholesaleRow } from './read-row.ts'

/** What a line of a table names, and what else it says. */
export interface LineReading {
  /** One for each object; never empty. */
  readonly texts: readonly string[]
  /** The cells that name nothing, with their headings. */
  readonly unused: readonly string[]
}

/** Reads a line that has a text; `count` is its place among the lines of its table, from 1. */
export function readLine(cells: readonly string[], columns: Columns, count: number): LineReading {
  const plain = cells.map(plainLine)
  const { texts, used } = namesIn({ cells, plain }, columns)
  return {
    texts: texts.map((text) => visibleText(text).replaceAll('\t', ' ').trim()),
    unused: unusedOf(plain, { columns, used, count }),
  }
}

/** Whether a text is a cadastral number or has one in it. */
export const hasNumber = (text: string): boolean => readWholesaleRow(text).kind === 'number'

/** Whether a text has a house, or digits after a comma as addresses do. */
export const isAddressLike = (text: string): boolean =>
  (hasHousePart(plainLine(text)) || hasDigitAfterComma(text)) && readWholesaleRow(text).kind === 'address'

const hasDigitAfterComma = (text: string): boolean => {
  const comma = text.indexOf(',')
  return comma > 0 && /\p{L}/u.test(text.slice(0, comma)) && /\d/.test(text.slice(comma))
}

/** Between the numbers of one line: signs, «и» and the counts of a list. */
const BETWEEN = /^(?:[\s,;|/+&]|(?<!\p{L})и(?!\p{L})|(?:№ ?)?\d{1,4}[.)])*$/iu

/** «00:14:…:1, 00:14:…:2» are two rows; the commas of an address part nothing. */
export function splitNumbers(text: string): readonly string[] {
  const numbers = text.match(WHOLE_NUMBERS) ?? []
  if (numbers.length > 1 && BETWEEN.test(text.replaceAll(WHOLE_NUMBERS, ''))) return numbers
  const parts = text.split(/,|;(?=\s|$)|\n/).filter((part) => part.trim() !== '')
  const isList = parts.length > 1 && parts.every(hasNumber)
  return isList ? parts : [text]
}

/** The cells of a line as they are, and as rules compare them. */
interface Line {
  readonly cells: readonly string[]
  readonly plain: readonly string[]
}

interface Names {
  readonly texts: readonly string[]
  /** Indexes of their cells. */
  readonly used: readonly number[]
}

/** The number of a line, which names nothing. */
const COUNT = /^(?:№ ?)?(\d{1,4})[.)]?$/
/** A count, a date or the number of a registration under the heading of cadastral ones. */
const NO_CADASTRAL = /^(?:№ ?)?\d{1,4}[.)]?$|^\d{1,2}\.\d{1,2}\.\d{4}$|\/\d{2,4}\/\d{4}-/
/** What people write where they have nothing to write. */
const NOTHING =
  /^(?:[^\p{L}\d]*|н[/.]?д\.?|б[/.]?н\.?|нет(?: данных| сведений)?|отсутству\p{L}*|не (?:присвоен|указан|определен|установлен|учтен)\p{L}*|null|none|n\/a|#.*)$/iu

/** What names objects in a line: the cell under its heading, else numbers, else the likeliest address. */
function namesIn(line: Line, columns: Columns): Names {
  const { cells, plain } = line
  const filled = [...cells.keys()].filter((at) => !NOTHING.test(plain[at] ?? ''))
  const whole = filled.map((at) => cells[at]).join(';')
  const parts = /^[\d;\s]+$/.test(whole) ? readWholesaleRow(whole) : undefined
  if (parts?.kind === 'number' && (filled.length === 1 || (filled.length > 3 && !parts.likely)))
    return { texts: [filled.length === cells.length ? cells.join(';') : whole], used: filled }
  return (
    named(line, columns, filled) ??
    unnamed(
      line,
      columns,
      filled.filter((at) => !columns.counts.includes(at)),
    ) ??
    rest(line)
  )
}

/** By the headings. */
function named({ cells, plain }: Line, columns: Columns, filled: readonly number[]): Names | undefined {
  const cellAt = (at: number | undefined): Names | undefined =>
    at !== undefined && filled.includes(at) ? { texts: splitNumbers(cells[at] ?? ''), used: [at] } : undefined
  const number = cellAt(columns.number)
  const kind = number && readWholesaleRow(number.texts[0] ?? '').kind
  const isOther = number && NO_CADASTRAL.test(plain[columns.number ?? 0] ?? '')
  if (number && !isOther && (kind === 'number' || kind === 'bad-number' || kind === 'formula')) return number
  const parts = columns.address.filter(({ at }) => filled.includes(at))
  const [first] = parts.filter(({ part }) => part.kind === 'whole')
  const ofAddress = parts.filter(({ at, part }) => part.kind !== 'whole' || at === first?.at)
  const [flat] = ofAddress.filter(({ part }) => part.kind === 'flat')
  const addresses = splitFlats(cells[flat?.at ?? -1] ?? '').map((one) =>
    joinAddress(
      ofAddress.map(({ at, part }) => ({ at, part, text: (at === flat?.at ? one : cells[at]) ?? '' })),
    ),
  )
  const [{ text, used } = { text: '', used: [] }] = addresses
  const isAddress = ofAddress.some(({ part }) => part.kind !== 'house' && part.kind !== 'flat')
  if (isAddress && (used.length > 1 || !COUNT.test(plainLine(text))))
    return { texts: used.length > 1 ? addresses.map((one) => one.text) : splitNumbers(text), used }
  return (isOther ? undefined : number) ?? cellAt(columns.brought)
}

/** By the cells alone: numbers with their signs before bare digits, which may be a taxpayer's or a phone. */
function unnamed({ cells, plain }: Line, columns: Columns, filled: readonly number[]): Names | undefined {
  const read = (at: number) => ({ at, text: cells[at] ?? '', reading: readWholesaleRow(cells[at] ?? '') })
  const numbers = filled.flatMap((at) => {
    if ((cells[at]?.match(DIGIT)?.length ?? 0) < LEAST_DIGITS) return []
    const { text, reading } = read(at)
    if (reading.kind !== 'number') return splitNumbers(text).length > 1 ? [{ at, text, kind: 'parted' }] : []
    const isLikely = reading.likely?.length === reading.numbers.length
    const digits = plain[at] ?? ''
    const isOther = isLikely || isInn(digits) || isOgrn(digits) || PHONE.test(digits)
    return [{ at, text, kind: /\d\D+\d/.test(text) ? 'parted' : isOther ? 'other' : 'bare' }]
  })
  // A number of the plot in the place of that of the flat is seen to be one.
  const withHeading = (text: string, at: number) =>
    columns.number !== undefined && hasNumber(text)
      ? [columns.headings[at], text].filter(Boolean).join(': ')
      : text
  const take = (found: readonly { readonly at: number; readonly text: string }[]): Names | undefined =>
    found.length === 0
      ? undefined
      : {
          texts: [
            ...new Set(
              found.flatMap(({ at, text }) => splitNumbers(text).map((one) => withHeading(one, at))),
            ),
          ],
          used: found.map(({ at }) => at),
        }
  const surely =
    take(numbers.filter(({ kind }) => kind === 'parted')) ??
    take(numbers.filter(({ kind }) => kind === 'bare'))
  if (surely) return surely
  const readings = filled.map(read)
  const [address] = readings
    .filter(({ reading }) => reading.kind === 'address')
    .map((one) => ({ ...one, weight: weightOf(one.text) }))
    .toSorted((one, other) => other.weight - one.weight)
  return (
    take(address ? [address] : numbers) ??
    take(readings.filter(({ reading }) => reading.kind === 'formula').slice(0, 1))
  )
}

const DIGIT = /[\dОоOoЗз]/g
/** Of a number that has lost a zero. */
const LEAST_DIGITS = 10
const PHONE = /^[78]9\d{9}$/

/** A house counts for more than any length. */
const weightOf = (text: string): number =>
  text.length + (isAddressLike(text) ? 1000 : 0) + (/\d/.test(text) ? 500 : 0)

/** The first cell with a text, a count only where there is nothing else. */
function rest({ cells, plain }: Line): Names {
  const filled = [...cells.keys()].filter((at) => plain[at] !== '')
  const at = filled.find((one) => !COUNT.test(plain[one] ?? '')) ?? filled[0] ?? 0
  return { texts: [cells[at] ?? ''], used: [at] }
}

/** Characters of a cell that are shown beside a row. */
const MOST_SHOWN = 300

function unusedOf(
  plain: readonly string[],
  {
    columns,
    used,
    count,
  }: { readonly columns: Columns; readonly used: readonly number[]; readonly count: number },
): readonly string[] {
  if (columns.brought !== undefined)
    return columns.unused === undefined ? [] : [plain[columns.unused] ?? ''].filter(Boolean)
  const hasHeadings = columns.headings.length > 0
  return plain.flatMap((text, at) => {
    if (used.includes(at) || columns.counts.includes(at) || !/[\p{L}\d]/u.test(text)) return []
    if (!hasHeadings && COUNT.exec(text)?.[1] === String(count)) return []
    const heading = columns.headings[at]
    const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
    return [heading ? `${heading}: ${shown}` : shown]
  })
}
