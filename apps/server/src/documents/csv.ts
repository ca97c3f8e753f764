/** By which Excel knows UTF-8. */
const MARK = '\uFEFF'

type Rows = readonly (readonly string[])[]

/** Banks and Excel in Russian expect semicolons. */
type Separator = ',' | ';'

/** A table for spreadsheets: UTF-8 with its mark. */
export const csvBytes = (rows: Rows, separator: Separator = ','): Uint8Array =>
  new TextEncoder().encode(MARK + csvLines(rows, separator))

/** A table for spreadsheets that is sent as its pages come: the first chunk has the mark. */
export async function* csvChunks(
  pages: AsyncIterable<Rows>,
  separator: Separator,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let mark = MARK
  for await (const rows of pages) {
    yield encoder.encode(mark + csvLines(rows, separator))
    mark = ''
  }
}

const csvLines = (rows: Rows, separator: Separator): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('')

/** A cell that begins like a formula is quoted, so that spreadsheets read it as text. */
function csvCell(value: string, separator: Separator): string {
  const text = /^[=+@\t\r]|^-(?![\d.,]+$)/u.test(value) ? `'${value}` : value
  return text.includes(separator) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
