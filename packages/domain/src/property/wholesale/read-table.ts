import { readWholesaleRow } from './read-row.ts'
import { WHOLE_NUMBERS } from '../search/whole-numbers.ts'

/** A row of a list as it was brought. */
export interface WholesaleRow {
  /** Line of the text or the sheet, from 1. */
  readonly line: number
  readonly text: string
}

const HEADING = /кадастр|адрес|номер|объект|^\s*кн\s*$/i
/** Numbers of contracts, flats or lines have headings, too. */
const NUMBER_HEADING = /^\s*(?:номер(?: объекта)?|кн|кад\.?\s*(?:номер|№))\s*$/i
const ADDRESS_HEADING = /адрес/i
/** The number of a line, which names nothing. */
const COUNT = /^\s*(?:№\s*)?\d{1,4}[.)]?\s*$/

/** The rows of a pasted text: lines, columns of a copied table, or numbers in one line. */
export function readPastedRows(text: string): readonly WholesaleRow[] {
  return readTable(cellsOf(text).map((line) => (line.length > 1 ? line : splitNumbers(line[0] ?? ''))))
}

/** A copied sheet has its cells between tabs and puts quotes around those of several lines; other texts have lines alone. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const isSheet = text.includes('\t') && text.split('"').length % 2 === 1
  return isSheet ? readCells(text, '\t') : text.split(/\r\n|\r|\n/).map((line) => line.split('\t'))
}

/** The rows of a CSV file, whose cells may be separated by `;`, `,` or tabs and quoted (RFC 4180). */
export function readCsvRows(text: string): readonly WholesaleRow[] {
  const file = text.replace(/^\uFEFF/, '')
  // Excel is told so which sign parts the cells.
  const [told = '', sign] = /^sep=(.)\r?\n/i.exec(file) ?? []
  const body = file.slice(told.length)
  return readTable(readCells(body, sign ?? delimiterOf(body)))
}

/** One row for each object of a table: of its columns the one that names it, its heading left out. */
export function readTable(cells: readonly (readonly string[])[]): readonly WholesaleRow[] {
  const rows: WholesaleRow[] = []
  let columns: Columns = {}
  let isFirst = true
  for (const [index, line] of cells.entries()) {
    const filled = line.filter((cell) => cell.trim() !== '')
    if (filled.length === 0) continue
    if (isFirst && isHeading(filled)) columns = columnsOf(line)
    else for (const text of namesIn(line, columns)) rows.push({ line: index + 1, text: text.trim() })
    isFirst = false
  }
  return rows
}

interface Columns {
  readonly number?: number
  readonly address?: number
  /** In a corrected file of ours: what had been brought. */
  readonly brought?: number
}

function isHeading(filled: readonly string[]): boolean {
  return filled.some((cell) => HEADING.test(cell)) && filled.every((cell) => !/\d|^\s*[=@]/.test(cell))
}

function columnsOf(line: readonly string[]): Columns {
  const address = line.findIndex((cell) => ADDRESS_HEADING.test(cell))
  const exact = line.findIndex((cell) => /кадастр/i.test(cell))
  const number = exact < 0 ? line.findIndex((cell) => NUMBER_HEADING.test(cell)) : exact
  const brought = line.indexOf('Вставлено')
  return {
    ...(address >= 0 && { address }),
    ...(number >= 0 && { number }),
    ...(brought >= 0 && { brought }),
  }
}

/** What names objects in a line: the cell under its heading, else numbers, else the longest address. */
function namesIn(line: readonly string[], columns: Columns): readonly string[] {
  const whole = line.join(';')
  if (readWholesaleRow(whole).kind === 'number' && /^[\d;\s]+$/.test(whole)) return [whole]
  const named = [columns.number, columns.address, columns.brought].flatMap((at) =>
    at === undefined ? [] : (line[at] ?? ''),
  )
  const first = saying(named)
  if (first !== undefined) return [first]
  const readings = line.map((cell) => ({ cell, kind: readWholesaleRow(cell).kind }))
  const numbers = readings.filter(({ kind }) => kind === 'number').map(({ cell }) => cell)
  if (numbers.length > 0) return [...new Set(numbers)]
  const addresses = readings.filter(({ kind }) => kind === 'address').map(({ cell }) => cell)
  const longest = addresses.toSorted((one, other) => other.length - one.length)[0]
  if (longest !== undefined) return [longest]
  const formula = readings.find(({ kind }) => kind === 'formula')?.cell
  return [formula ?? saying(line) ?? '']
}

/** The first cell with a text, a count only where there is nothing else. */
function saying(cells: readonly string[]): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.find((cell) => !COUNT.test(cell)) ?? filled[0]
}

/** «00:14:…:1, 00:14:…:2» are two rows; the commas of an address part nothing. */
function splitNumbers(line: string): readonly string[] {
  const numbers = line.match(WHOLE_NUMBERS) ?? []
  if (numbers.length > 1 && /^[\s,;]*$/.test(line.replaceAll(WHOLE_NUMBERS, ''))) return numbers
  const parts = line.split(/,|;(?=\s|$)/).filter((part) => part.trim() !== '')
  const isList = parts.length > 1 && parts.every((part) => readWholesaleRow(part).kind === 'number')
  return isList ? parts : [line]
}

/** The sign that parts the cells, by the first lines; undefined when each line is one cell. */
function delimiterOf(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/, 20).filter((line) => line.trim() !== '')
  const head = lines[0] ?? ''
  const hasHeading = isHeading(head.split(/[;,\t]/))
  return ['\t', ';', ','].find((sign) => {
    if (!head.includes(sign)) return false
    // Addresses have commas of their own: only a heading or quotes make a table of them.
    return sign !== ',' || hasHeading || lines.every((line) => line.includes('"'))
  })
}

function readCells(text: string, delimiter: string | undefined): readonly (readonly string[])[] {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === delimiter) {
      line.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      lines.push([...line, cell])
      line = []
      cell = ''
    } else cell += sign
  }
  lines.push([...line, cell])
  return delimiter === undefined ? lines.map((only) => splitNumbers(only[0] ?? '')) : lines
}
