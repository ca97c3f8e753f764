import { isInn } from '../../fields/inn/inn.ts'
import { plainLine, visibleText } from '../../fields/text/plain-text.ts'
import { hasHousePart } from '../search/address-parts.ts'
import { WHOLE_NUMBERS } from '../search/whole-numbers.ts'
import { joinAddress } from './address-columns.ts'
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
  const { texts, used } = namesIn(cells, columns)
  return {
    texts: texts.map((text) => visibleText(text).trim()),
    unused: unusedOf(cells, { columns, used, count }),
  }
}

/** Whether a text is a cadastral number or has one in it. */
export const hasNumber = (text: string): boolean => readWholesaleRow(text).kind === 'number'

/** Whether a text has a house, or digits after a comma as addresses do. */
export const isAddressLike = (text: string): boolean =>
  readWholesaleRow(text).kind === 'address' &&
  (hasHousePart(plainLine(text)) || /\p{L}[^,]*,.*\d/su.test(text))

/** «00:14:…:1, 00:14:…:2» are two rows; the commas of an address part nothing. */
export function splitNumbers(text: string): readonly string[] {
  const numbers = text.match(WHOLE_NUMBERS) ?? []
  if (
    numbers.length > 1 &&
    /^[\s,;|/+&]*$/.test(text.replaceAll(WHOLE_NUMBERS, '').replaceAll(/(?<!\p{L})и(?!\p{L})/giu, ''))
  )
    return numbers
  const parts = text.split(/,|;(?=\s|$)|\n/).filter((part) => part.trim() !== '')
  const isList = parts.length > 1 && parts.every(hasNumber)
  return isList ? parts : [text]
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
function namesIn(cells: readonly string[], columns: Columns): Names {
  const all = [...cells.keys()]
  const filled = all.filter((at) => !NOTHING.test(textAt(cells, at)))
  const whole = filled.map((at) => cells[at]).join(';')
  const wholeReading = readWholesaleRow(whole)
  if (
    /^[\d;\s]+$/.test(whole) &&
    wholeReading.kind === 'number' &&
    (filled.length === 1 || (filled.length > 3 && !wholeReading.likely))
  )
    return { texts: [filled.length === cells.length ? cells.join(';') : whole], used: filled }
  return (
    named(cells, columns, filled) ??
    unnamed(
      cells,
      columns,
      filled.filter((at) => !columns.counts.includes(at)),
    ) ??
    rest(cells)
  )
}

/** By the headings. */
function named(cells: readonly string[], columns: Columns, filled: readonly number[]): Names | undefined {
  const cellAt = (at: number | undefined): Names | undefined =>
    at !== undefined && filled.includes(at) ? { texts: splitNumbers(cells[at] ?? ''), used: [at] } : undefined
  const number = cellAt(columns.number)
  const kind = number && readWholesaleRow(number.texts[0] ?? '').kind
  const isOther = number && NO_CADASTRAL.test(textAt(cells, columns.number ?? 0))
  if (number && !isOther && (kind === 'number' || kind === 'bad-number' || kind === 'formula')) return number
  const parts = columns.address.filter(({ at }) => filled.includes(at))
  const [first] = parts.filter(({ part }) => part.kind === 'whole')
  const ofAddress = parts.filter(({ at, part }) => part.kind !== 'whole' || at === first?.at)
  const { text, used } = joinAddress(ofAddress.map(({ at, part }) => ({ at, part, text: cells[at] ?? '' })))
  const isAddress = ofAddress.some(({ part }) => part.kind !== 'house' && part.kind !== 'flat')
  if (isAddress && (used.length > 1 || !COUNT.test(plainLine(text))))
    return used.length > 1 ? { texts: [text], used } : { texts: splitNumbers(text), used }
  return (isOther ? undefined : number) ?? cellAt(columns.brought)
}

/** By the cells alone: numbers with their signs before bare digits, which may be a taxpayer's or a phone. */
function unnamed(cells: readonly string[], columns: Columns, filled: readonly number[]): Names | undefined {
  const readings = filled.map((at) => ({
    at,
    text: cells[at] ?? '',
    reading: readWholesaleRow(cells[at] ?? ''),
  }))
  const numbers = readings.flatMap(({ at, text, reading }) =>
    reading.kind === 'number'
      ? [
          {
            at,
            text,
            isParted: /\d\D+\d/.test(text),
            isLikelyOnly: reading.likely?.length === reading.numbers.length,
          },
        ]
      : splitNumbers(text).length > 1
        ? [{ at, text, isParted: true, isLikelyOnly: false }]
        : [],
  )
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
  // A number of the plot in the place of that of the flat is seen to be one.
  const withHeading = (text: string, at: number) =>
    columns.number !== undefined && hasNumber(text)
      ? [columns.headings[at], text].filter(Boolean).join(': ')
      : text
  const addresses = readings
    .filter(({ reading }) => reading.kind === 'address')
    .toSorted((one, other) => weightOf(other.text) - weightOf(one.text))
  return (
    take(numbers.filter(({ isParted }) => isParted)) ??
    take(numbers.filter(({ text, isLikelyOnly }) => !isLikelyOnly && !isOtherNumber(plainLine(text)))) ??
    take(addresses.slice(0, 1)) ??
    take(numbers) ??
    take(readings.filter(({ reading }) => reading.kind === 'formula').slice(0, 1))
  )
}

const isOtherNumber = (digits: string): boolean => isInn(digits) || /^[78]9\d{9}$/.test(digits)

/** A house counts for more than any length. */
const weightOf = (text: string): number =>
  text.length + (isAddressLike(text) ? 1000 : 0) + (/\d/.test(text) ? 500 : 0)

/** The first cell with a text, a count only where there is nothing else. */
function rest(cells: readonly string[]): Names {
  const filled = [...cells.keys()].filter((at) => textAt(cells, at) !== '')
  const at = filled.find((one) => !COUNT.test(textAt(cells, one))) ?? filled[0] ?? 0
  return { texts: [cells[at] ?? ''], used: [at] }
}

/** Characters of a cell that are shown beside a row. */
const MOST_SHOWN = 300

function unusedOf(
  cells: readonly string[],
  {
    columns,
    used,
    count,
  }: { readonly columns: Columns; readonly used: readonly number[]; readonly count: number },
): readonly string[] {
  if (columns.brought !== undefined)
    return columns.unused === undefined ? [] : [textAt(cells, columns.unused)].filter(Boolean)
  const hasHeadings = columns.headings.length > 0
  return [...cells.keys()].flatMap((at) => {
    const text = textAt(cells, at)
    if (used.includes(at) || columns.counts.includes(at) || !/[\p{L}\d]/u.test(text)) return []
    if (!hasHeadings && COUNT.exec(text)?.[1] === String(count)) return []
    const heading = columns.headings[at]
    const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
    return [heading ? `${heading}: ${shown}` : shown]
  })
}

const textAt = (cells: readonly string[], at: number): string => plainLine(cells[at] ?? '')
