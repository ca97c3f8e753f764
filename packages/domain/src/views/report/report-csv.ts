import { reportTables } from './report-tables.ts'
import type { ReportView } from './view.ts'

/** Excel reads Russian letters of a CSV only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that begins so would be computed by whatever opens the file. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/

/**
 * What a report says as CSV (RFC 4180, with `;` as Excel in Russian expects): its tables one below another, each after its
 * title, an empty line between two.
 */
export function reportCsv(view: ReportView): string {
  const tables = reportTables(view).map(({ title, columns, rows }) =>
    [[title], columns.map((column) => column.title), ...rows].map(csvLine).join('\r\n'),
  )
  return `${BYTE_ORDER_MARK}${tables.join('\r\n\r\n')}\r\n`
}

const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(';')

function csvCell(text: string): string {
  const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
