import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestServer } from './test-server.ts'

/** A marker and the column, file or log that holds it. */
export interface Trace {
  readonly marker: string
  readonly place: string
}

/** Every column of the database, its queue among them, that holds a word with this beginning. */
export async function tracesInDatabase(server: TestServer, beginning: string): Promise<Trace[]> {
  const tables = await server.sql(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  )
  const traces: Trace[] = []
  for (const { name } of tables) {
    const cells = await server.sql(
      `select cell.key as column, string_agg(cell.value, e'\n') as text from (select to_jsonb(t) as row from ${String(name)} t) as rows,
        jsonb_each_text(rows.row) as cell where rows.row::text ilike $1 and cell.value ilike $1 group by cell.key order by cell.key`,
      [`%${beginning}%`],
    )
    for (const { column, text } of cells)
      for (const marker of wordsIn(String(text), beginning))
        traces.push({ marker, place: `${String(name).replace('public.', '')}.${String(column)}` })
  }
  return traces
}

const wordsIn = (text: string, beginning: string): Set<string> =>
  new Set(text.toLowerCase().match(new RegExp(`${beginning}[a-z]+`, 'g')))

/** The same for names and contents of files below a folder; parts of emails are decoded. */
export async function tracesInFiles(folder: string, beginning: string): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const place = file.slice(folder.length + 1).replaceAll(/[0-9a-f]{8}-[\w-]+/g, '*')
    const text = `${file}\n${decoded(await readFile(file, 'latin1').catch(() => ''))}`.toLowerCase()
    for (const marker of wordsIn(text, beginning)) traces.push({ marker, place })
  }
  return traces
}

/** A text with its quoted-printable lines joined and its base64 blocks read. */
function decoded(source: string): string {
  const blocks = source.match(/(?:^[A-Za-z0-9+/=]{40,76}\r?\n?)+/gm) ?? []
  const read = blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))
  return [source, source.replaceAll(/=\r?\n/g, ''), ...read].join('\n')
}
