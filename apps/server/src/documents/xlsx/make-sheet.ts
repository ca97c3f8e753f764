import { unzipSync, zipSync } from 'fflate'
import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node'
import { MOSCOW_OFFSET_MS } from '@proverka/domain/timing'

/** A value of a cell; null leaves it empty. Instants are written as Moscow time, which is what the pages show. */
export type SheetValue = string | number | Date | null

export interface SheetColumn {
  readonly heading: string
  /** Width in characters of the standard font. */
  readonly width: number
  /** How its numbers and instants are written; text needs none. */
  readonly format?: 'money' | 'count' | 'instant'
}

/** One table of one sheet. */
export interface Sheet {
  /** Name of the sheet, and the first line above the table. */
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetValue[])[]
}

const FORMATS: Readonly<Record<NonNullable<SheetColumn['format']>, string>> = {
  money: '#,##0.00',
  count: '0',
  instant: 'dd.mm.yyyy hh:mm',
}

/** A name that Excel opens: 31 characters, without those that have a meaning in references. */
const MOST_NAME = 31
const REFUSED_IN_NAMES = /[[\]:*?/\\']/g

/** An hour is the same all year round: the law abolished summer time in 2014. */

/** Characters that XML cannot express; a file with one of them does not open. */
// oxlint-disable-next-line no-control-regex -- exactly these are taken out
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** The first day that a ZIP can name, in the time zone of the process, as ZIP writes it. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * An XLSX, each table on a sheet of its own: title, headings that stay in sight, rows. A text stays a text, whatever it
 * begins with. Equal tables give equal bytes.
 */
export async function makeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const names = new Set<string>()
  const workbook = await writeXlsxFile(
    sheets.map(({ title, columns, rows }) => {
      const head: Row[] = [
        [{ value: title, fontWeight: 'bold', fontSize: 14 }],
        columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold', wrap: true })),
      ]
      const body = rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? null, column)))
      return {
        data: [...head, ...body],
        sheet: freeName(title, names),
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: head.length,
      }
    }),
  ).toBuffer()
  // The library stamps its parts with the time of the call, and has no option for that.
  return zipSync(unzipSync(workbook), { mtime: NO_TIME })
}

/** Two sheets of one name do not open; letters of both cases count as equal. */
function freeName(title: string, taken: Set<string>): string {
  const whole = title.replace(REFUSED_IN_NAMES, ' ')
  for (let times = 1; ; times += 1) {
    const ending = times === 1 ? '' : ` ${times}`
    const name = whole.slice(0, MOST_NAME - ending.length) + ending
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}

function cellOf(value: SheetValue, { format }: SheetColumn): CellObject | null {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { value: value.replace(NOT_IN_XML, ''), type: String, wrap: true }
  if (typeof value === 'number') return { value, type: Number, format: FORMATS[format ?? 'count'] }
  return { value: new Date(value.getTime() + MOSCOW_OFFSET_MS), type: Date, format: FORMATS.instant }
}
