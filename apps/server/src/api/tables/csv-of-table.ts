import { formatDateTime } from '@proverka/domain'
import { csvChunks } from '../../documents/csv.ts'
import type { SheetColumn, SheetValue } from '../../documents/xlsx/make-sheet.ts'

/** A table as comma-separated values; Excel in Russian reads semicolons, and a comma before the kopecks. */
export function csvOfTable(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly SheetValue[])[]>,
): AsyncGenerator<Uint8Array> {
  async function* lines() {
    let head = [columns.map(({ heading }) => heading)]
    for await (const rows of pages) {
      yield [...head, ...rows.map((row) => row.map((value, index) => textOf(value, columns[index])))]
      head = []
    }
  }
  return csvChunks(lines(), ';')
}

function textOf(value: SheetValue, column: SheetColumn | undefined): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (value instanceof Date) return formatDateTime(value.toISOString())
  return column?.format === 'money' ? value.toFixed(2).replace('.', ',') : String(value).replace('.', ',')
}
