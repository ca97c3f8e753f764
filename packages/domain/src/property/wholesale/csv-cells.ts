/** A record of a CSV: its cells, and whether one of them stood in quotes. */
export interface CsvRecord {
  readonly cells: readonly string[]
  readonly isQuoted: boolean
}

/** The records of a CSV (RFC 4180); without a delimiter each record is one cell. Quotes hold signs and lines of any kind. */
export function readCsv(text: string, delimiter: string | undefined): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let isOpen = false
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isOpen) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isOpen = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isOpen = true
      isQuoted = true
    } else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      records.push({ cells: [...cells, cell], isQuoted })
      cells = []
      cell = ''
      isQuoted = false
    } else cell += sign
  }
  records.push({ cells: [...cells, cell], isQuoted })
  return records
}
