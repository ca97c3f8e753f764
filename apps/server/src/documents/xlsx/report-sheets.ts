import { type Report } from '@proverka/domain/reports'
import { reportTables, reportView, typesetView } from '@proverka/domain/views'
import type { Sheet } from './make-sheet.ts'

/** Characters across a printed page of the standard font. */
const PAGE_CHARACTERS = 110

/** The tables of a report, one on each sheet; they say what its view says (TRUE-02). */
export function reportSheets(report: Report): readonly Sheet[] {
  return reportTables(typesetView(reportView(report))).map(({ title, columns, rows }) => ({
    title,
    columns: columns.map((column) => ({
      heading: column.title,
      width: Math.round((column.share / 100) * PAGE_CHARACTERS),
    })),
    rows,
  }))
}
