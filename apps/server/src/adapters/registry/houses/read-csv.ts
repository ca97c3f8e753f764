import { LoadError } from '../load-error.ts'

/** A row by the names of the columns; columns beyond the names are left out. */
export type CsvRow = Readonly<Record<string, string>>

const SEPARATOR = ';'

/**
 * Reads rows of a CSV with `;` one by one: quoted fields may hold separators, line breaks and doubled quotes. UTF-8 with or
 * without BOM, else windows-1251, by the first bytes that tell. Throws `LoadError` for a quote that never ends.
 */
export async function* readCsv(place: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let names: readonly string[] | undefined
  for await (const fields of readRecords(place, decode(chunks))) {
    if (names) yield Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
    else names = fields.map((name) => name.trim().toLowerCase())
  }
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(isUtf8(chunk) ? 'utf-8' : 'windows-1251')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

function isUtf8(chunk: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}

async function* readRecords(place: string, texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  // A quote at the end of a piece of text may be half of a doubled one.
  let wasQuote = false
  let line = 1
  for await (const text of texts) {
    for (const sign of text) {
      if (sign === '\n') line += 1
      if (isQuoted && !wasQuote) {
        if (sign === '"') wasQuote = true
        else field += sign
        continue
      }
      if (isQuoted && sign === '"') {
        wasQuote = false
        field += sign
        continue
      }
      isQuoted = false
      wasQuote = false
      if (sign === '"' && field === '') isQuoted = true
      else if (sign === SEPARATOR) {
        fields.push(field)
        field = ''
      } else if (sign === '\n') {
        fields.push(field)
        if (fields.length > 1 || field !== '') yield fields
        fields = []
        field = ''
      } else if (sign !== '\r') field += sign
    }
  }
  if (isQuoted && !wasQuote) throw new LoadError(`${place}: файл обрывается внутри кавычек, строка ${line}.`)
  fields.push(field)
  if (fields.length > 1 || field !== '') yield fields
}
