/** Excel reads Russian letters of a CSV only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that begins so would be computed by whatever opens the file. */
const BEGINS_FORMULA = /^\s*[=+\-@]|^[\t\r]/

/** Tables as CSV (RFC 4180, with `;` as Excel in Russian expects); no cell is computed by what opens it. */
export function tableCsv(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')
}

function csvCell(text: string): string {
  const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
