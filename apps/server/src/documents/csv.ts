/** A table for spreadsheets: UTF-8 with its mark, by which Excel knows it. */
export function csvBytes(
  rows: readonly (readonly string[])[],
  /** Banks and Excel in Russian expect semicolons. */
  separator: ',' | ';' = ',',
): Uint8Array {
  const text = rows.map((row) => row.map((cell) => csvCell(cell, separator)).join(separator)).join('\r\n')
  return new TextEncoder().encode(`\uFEFF${text}\r\n`)
}

/** A cell that begins like a formula is quoted, so that spreadsheets read it as text. */
function csvCell(value: string, separator: string): string {
  const text = /^[=+@\t\r]|^-(?![\d.]+$)/u.test(value) ? `'${value}` : value
  return text.includes(separator) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
