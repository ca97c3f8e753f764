import { readCsv } from './csv-cells.ts'
import type { CsvRecord } from './csv-cells.ts'
import {
  columnsOf,
  continuesHeading,
  headingText,
  isHeading,
  isSurelyHeading,
  joinHeadings,
  NO_COLUMNS,
} from './headings.ts'
import type { Columns } from './headings.ts'
import { hasNumber, isAddressLike, readLine, splitNumbers } from './read-line.ts'

/** A row of a list as it was brought. */
export interface WholesaleRow {
  /** Line of the text or the sheet, from 1. */
  readonly line: number
  readonly text: string
  /** Where the file has several with a text. */
  readonly sheet?: string
  /** The sheet does not show its line. */
  readonly isHidden?: boolean
  /** What else its line says, with the headings: «Владелец: Иванов Пётр». */
  readonly unused?: readonly string[]
}

/** A line of a table as a file has it. */
export interface TableLine {
  /** From 1, in its sheet. */
  readonly line: number
  readonly cells: readonly string[]
  readonly sheet?: { readonly name: string; readonly isHidden: boolean }
  /** The sheet does not show it: it was filtered away, or hidden by hand. */
  readonly isHidden?: boolean
}

/** The rows of a pasted text: lines, columns of a copied table, or numbers in one line. */
export function readPastedRows(text: string): readonly WholesaleRow[] {
  // A copied sheet has its cells between tabs and puts quotes around those of several lines; other texts have lines alone.
  const isWhole = text.split('"').length % 2 === 1
  const sign = text.includes('\t') ? '\t' : hasHeadings(sampleOf(text, ';')) ? ';' : undefined
  const lines =
    isWhole && sign !== undefined
      ? readCsv(text, sign).map(({ cells }) => cells)
      : text.split(/\r\n|\r|\n/).map((line) => line.split('\t'))
  return readTable(withNumbersApart(lines))
}

/** The rows of a CSV file, whose cells may be separated by `;`, `,` or tabs and quoted (RFC 4180). */
export function readCsvRows(text: string): readonly WholesaleRow[] {
  const file = text.replace(/^\uFEFF/, '')
  // The line by which a file tells Excel its delimiter.
  const [told = '', sign] = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(file) ?? []
  const body = file.slice(told.length)
  return readTable(withNumbersApart(readCsv(body, sign ?? delimiterOf(body)).map(({ cells }) => cells)))
}

/** Number of records by which the delimiter of a CSV is detected. */
const SAMPLE = 30
const SAMPLE_LENGTH = 200_000

/** The sign that parts the cells, by the first records; undefined when each record is one cell. */
function delimiterOf(text: string): string | undefined {
  return ['\t', ';', ',', '|'].find((sign) => {
    const records = sampleOf(text, sign)
    if (hasHeadings(records)) return true
    const parted = records.filter(({ cells }) => cells.length > 1)
    if (parted.length === 0) return false
    // Addresses have commas of their own: only a heading or quotes make a table of them.
    return sign === ',' || sign === '|'
      ? records.every(({ isQuoted }) => isQuoted)
      : parted.length * 2 >= records.length
  })
}

const sampleOf = (text: string, sign: string): readonly CsvRecord[] =>
  readCsv(text.slice(0, SAMPLE_LENGTH), sign)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, SAMPLE)

/** Whether there are headings, and none of the records below has more cells than they. */
function hasHeadings(records: readonly CsvRecord[]): boolean {
  const at = records.findIndex(({ cells }) => cells.length > 1 && isSurelyHeading(cells))
  const width = records[at]?.cells.length ?? 0
  return at >= 0 && records.slice(at).every(({ cells }) => cells.length <= width)
}

/** Lines of one cell with several numbers as so many lines of the same place. */
function withNumbersApart(lines: readonly (readonly string[])[]): readonly TableLine[] {
  return lines.flatMap((cells, index) =>
    (cells.length > 1 ? [cells] : splitNumbers(cells[0] ?? '').map((number) => [number])).map((line) => ({
      line: index + 1,
      cells: line,
    })),
  )
}

/**
 * One row for each object of a table: from the column that names it, or those that make up its address, without titles
 * and headings. The other cells of a line are attached to its row. Of several sheets the visible ones that list objects
 * are read; when none does, all visible ones; hidden ones only when the others are empty.
 */
export function readTable(table: readonly (readonly string[] | TableLine)[]): readonly WholesaleRow[] {
  const lines = table.map((line, index) => ('cells' in line ? line : { line: index + 1, cells: line }))
  const filled = lines.filter(hasText)
  const names = new Set(filled.map(({ sheet }) => sheet?.name))
  const sheets = [...names].map((name) => filled.filter(({ sheet }) => sheet?.name === name))
  const shown = sheets.filter(([first]) => !first?.sheet?.isHidden)
  const read = (shown.length > 0 ? shown : sheets).map((sheet) => readSheet(sheet, sheets.length > 1))
  const lists = read.filter(({ isList }) => isList)
  return (lists.length > 0 ? lists : read).flatMap(({ rows }) => rows)
}

/** The sheets with a text of which no row was taken. */
export function unreadSheets(
  lines: readonly TableLine[],
  rows: readonly WholesaleRow[],
): readonly NonNullable<TableLine['sheet']>[] {
  const read = new Set(rows.map(({ sheet }) => sheet))
  const sheets = new Map(
    lines.filter(hasText).flatMap(({ sheet }) => (sheet ? [[sheet.name, sheet] as const] : [])),
  )
  return sheets.size < 2 ? [] : [...sheets.values()].filter(({ name }) => !read.has(name))
}

const hasText = ({ cells }: TableLine): boolean => cells.some((cell) => cell.trim() !== '')

/** Lines above the headings: a title, its date, who made the list. */
const MOST_TITLES = 30
const TITLE =
  /^(?:реестр|список|перечень|приложени|таблица|отчет|ведомость|сведения|данные|утвержд|согласов|дата|заказчик|исполнитель|договор|выгрузка|портфель|по состоянию)/i

interface Sheet {
  readonly rows: readonly WholesaleRow[]
  /** It lists objects, and is no instruction or cover. */
  readonly isList: boolean
}

function readSheet(lines: readonly TableLine[], isNamed: boolean): Sheet {
  const rows: WholesaleRow[] = []
  let heading = firstHeading(lines)
  let columns: Columns = NO_COLUMNS
  let titles: readonly string[] = []
  let count = 0
  for (let at = 0; at < lines.length; at++) {
    const { line, cells, sheet, isHidden } = lines[at] as TableLine
    if (at === heading.start || (at > heading.end && isSurelyHeading(cells))) {
      if (at > heading.end) heading = headingAt(lines, at)
      columns = heading.columns
      at = heading.end
      continue
    }
    const isAbove = heading.start < 0 ? rows.length === 0 && isSurelyTitle(cells) : at < heading.start
    if (isAbove && isTitle(cells)) {
      titles = [...titles, ...cells.map(headingText).filter(Boolean)]
      continue
    }
    const { texts, unused } = readLine(cells, columns, ++count)
    const aside = [...titles.map((title) => `Над таблицей: ${title}`), ...unused]
    titles = []
    rows.push(
      ...texts.map((text) => ({
        line,
        text,
        ...(sheet && isNamed && { sheet: sheet.name }),
        ...((isHidden || sheet?.isHidden) && { isHidden: true }),
        ...(aside.length > 0 && { unused: aside }),
      })),
    )
  }
  const hasColumns = columns.number !== undefined || columns.address.length > 0
  return { rows, isList: hasColumns || rows.some(({ text }) => hasNumber(text) || isAddressLike(text)) }
}

interface Heading {
  /** Index of its first line and of its last one. */
  readonly start: number
  readonly end: number
  readonly columns: Columns
}

/** The first line of a sheet may be headings by a word alone, another one only when it surely is. */
function firstHeading(lines: readonly TableLine[]): Heading {
  const sure = lines.slice(0, MOST_TITLES).findIndex(({ cells }) => isSurelyHeading(cells))
  if (sure >= 0) return headingAt(lines, sure)
  const isFirst = lines[0] !== undefined && isHeading(lines[0].cells)
  return isFirst ? headingAt(lines, 0) : { start: -1, end: -1, columns: NO_COLUMNS }
}

function headingAt(lines: readonly TableLine[], sure: number): Heading {
  const textsAt = (at: number) => (lines[at]?.cells ?? []).map(headingText)
  const isAbove = (at: number) => textsAt(at).filter(Boolean).length > 1 && isHeading(textsAt(at))
  let start = sure
  while (start > 0 && isAbove(start - 1)) start--
  let texts: readonly string[] = textsAt(start)
  let end = start
  while (end + 1 < lines.length && (end < sure || continuesHeading(lines[end + 1]?.cells ?? [])))
    texts = joinHeadings(texts, textsAt(++end))
  return { start, end, columns: columnsOf(texts) }
}

/** Above rows without headings. */
const isSurelyTitle = (cells: readonly string[]): boolean =>
  cells
    .map(headingText)
    .filter(Boolean)
    .every((cell) => TITLE.test(cell))

function isTitle(cells: readonly string[]): boolean {
  const filled = cells.map(headingText).filter(Boolean)
  return filled.every((cell) => !hasNumber(cell) && (TITLE.test(cell) || !isAddressLike(cell)))
}
