import type { TableLine } from '@proverka/domain/property'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/browser'
import { readSheetFacts } from './sheet-facts.ts'
import type { Parts, SheetFacts } from './sheet-facts.ts'

/** What all parts of the file may unpack to: a small archive may hold a huge sheet. */
const MOST_UNPACKED = 60 * 1024 * 1024

/**
 * The lines of all sheets with a text, each with its place; undefined for a file that is no workbook. Formulas are never
 * computed. Columns that a sheet hides come after those that it shows.
 */
export async function readXlsxCells(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly TableLine[] | undefined> {
  try {
    const parts = unpack(bytes)
    const facts = readSheetFacts(parts)
    // Not compressed: the library unpacks what is large in a worker that is made of a text, which our policy of contents refuses.
    const sheets = await readXlsxFile(new Blob([zipSync(parts, { level: 0 })]), { parseNumber: textOfNumber })
    return sheets.flatMap(({ sheet, data }, index) => {
      // A sheet of charts has no cells.
      const cells = ((data as typeof data | undefined) ?? []).map((line) => line.map(textOf))
      return linesOf(sheet, cells, facts[index])
    })
  } catch (error) {
    console.error('XLSX не прочитан', error)
    return undefined
  }
}

/** The parts that are read: no pictures. */
function unpack(bytes: Uint8Array): Parts {
  let left = MOST_UNPACKED
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      left -= originalSize
      if (left < 0) throw new RangeError('the workbook unpacks to too much')
      return true
    },
  })
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      name.includes('/worksheets/') ? withAllTexts(part) : part,
    ]),
  )
}

/** The library omits the errors of formulas and formulas without a computed value: both become texts. */
function withAllTexts(sheet: Uint8Array): Uint8Array {
  const xml = strFromU8(sheet)
  const told = xml
    .replaceAll(/(<(?:\w+:)?c\s[^>]*?t=)"e"/g, '$1"str"')
    .replaceAll(
      /<((?:\w+:)?)c\s([^>]*)>\s*<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>([^<]*)<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g,
      (_, prefix: string, attributes: string, formula = '') =>
        `<${prefix}c ${/\br="[^"]*"/.exec(attributes)?.[0] ?? ''} t="inlineStr"><${prefix}is><${prefix}t>=${formula}</${prefix}t></${prefix}is></${prefix}c>`,
    )
  return told === xml ? sheet : strToU8(told)
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

function linesOf(
  name: string,
  cells: readonly (readonly string[])[],
  facts: SheetFacts | undefined,
): readonly TableLine[] {
  const filled = withMerged(cells, facts?.merges ?? [])
  const columns = [...Array(Math.max(0, ...filled.map(({ length }) => length))).keys()]
  const isHiddenColumn = facts?.isHiddenColumn ?? (() => false)
  const order = [...columns.filter((at) => !isHiddenColumn(at)), ...columns.filter(isHiddenColumn)]
  const sheet = { name, isHidden: facts?.isHidden ?? false }
  return filled.flatMap((line, index) =>
    hasText(line)
      ? [
          {
            line: index + 1,
            cells: order.map((at) => line[at] ?? ''),
            sheet,
            ...(facts?.hiddenLines.has(index + 1) && { isHidden: true }),
          },
        ]
      : [],
  )
}

/** A text merged over several rows is repeated in each of them that has another cell. */
function withMerged(
  cells: readonly (readonly string[])[],
  merges: SheetFacts['merges'],
): readonly (readonly string[])[] {
  const filled = cells.map((line) => [...line])
  for (const { column, from, to } of merges) {
    const text = cells[from - 1]?.[column] ?? ''
    for (const line of filled.slice(from, to)) if (text !== '' && hasText(line)) line[column] ||= text
  }
  return filled
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет'
  if (cell instanceof Date) return cell.toISOString().replace(/^(\d+)-(\d+)-(\d+).*/, '$3.$2.$1')
  return ''
}

/** Digits that a cell of numbers is exact to. */
const EXACT_DIGITS = 15

/** The digits of a number without their separators; where a sheet has rounded them, so that this is seen. */
function textOfNumber(written: string): string {
  const value = Number(written)
  if (!Number.isInteger(value)) return String(value)
  // Excel writes zeros in the place of the digits that it has lost; other programs write all of them.
  const isWhole = /^\d+$/.test(written) && (written.length <= EXACT_DIGITS || !written.endsWith('0'))
  if (isWhole) return written
  return Math.abs(value) < 10 ** EXACT_DIGITS ? value.toFixed(0) : value.toExponential(EXACT_DIGITS - 1)
}
