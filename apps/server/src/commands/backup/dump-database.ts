import type { DumpConnection } from '../../platform/db/dump-connection.ts'
import {
  DESCRIPTION,
  encodeJson,
  JOBS,
  STATEMENTS,
  TABLES,
  type DatabaseDescription,
  type Part,
  type WaitingJobs,
} from './manifest.ts'
import { hasRegister, STATEMENTS_SOURCE } from './object-statements.ts'

/** Bytes of one part of a table: what an archive and a socket hold in memory at a time. */
const PART_BYTES = 1024 * 1024

/** In `copy … to` a line is a row: line breaks inside of values are escaped. */
const LINE_END = 10

/** Values as every engine writes and reads them, whatever its settings. */
const PLAIN_VALUES = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 3',
]

/** Tables of the product with their columns in order, without generated columns: PostgreSQL computes those itself. */
export const LIST_TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   group by c.oid, c.relname order by c.relname`

interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Everything that the product keeps in a database, as parts of an archive; the last one describes the others. The tables of
 * the queue are its library's own: of them only the work is taken that waits.
 */
export async function* dumpDatabase(
  { run, copyOut }: DumpConnection,
  engine: DatabaseDescription['engine'],
): AsyncGenerator<Part> {
  for (const statement of PLAIN_VALUES) await run(statement)
  const shapes = (await run(LIST_TABLES)).rows as TableShape[]
  const tables: DatabaseDescription['tables'] = []
  for (const { name, columns } of shapes) {
    let rows = 0
    let part = 0
    for await (const bytes of inParts(copyOut(copyTarget(name, columns)))) {
      for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) rows++
      yield { name: `${TABLES}${name}/${placeOf(part++)}`, bytes }
    }
    tables.push({ name, columns: [...columns], rows })
  }
  if (await hasRegister(run)) {
    let part = 0
    for await (const bytes of inParts(copyOut(STATEMENTS_SOURCE)))
      yield { name: STATEMENTS + placeOf(part++), bytes }
  }
  const jobs = await readWaitingJobs(run)
  yield { name: JOBS, bytes: encodeJson(jobs) }
  const description: DatabaseDescription = {
    engine,
    ...(await describeState(run)),
    tables,
    sequences: await readSequences(run),
    jobs: jobs.length,
  }
  yield { name: DESCRIPTION, bytes: encodeJson(description) }
}

const placeOf = (part: number): string => String(part).padStart(6, '0')

/** `public."orders" ("id", "total")`: the table as `copy` names it. */
export const copyTarget = (table: string, columns: readonly string[]): string =>
  `public.${quoteName(table)} (${columns.map(quoteName).join(', ')})`

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function describeState(run: DumpConnection['run']) {
  const { rows } = await run(`
    select current_setting('server_version') as version,
      to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select array_agg(name order by name) from migrations) as migrations`)
  const [state] = rows as Pick<DatabaseDescription, 'version' | 'at' | 'migrations'>[]
  if (!state) throw new Error('the database says nothing of itself')
  return state
}

/** Texts: numbers of a sequence may be too large for numbers of this language. */
async function readSequences(run: DumpConnection['run']): Promise<DatabaseDescription['sequences']> {
  const { rows } = await run(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const sequences: DatabaseDescription['sequences'] = []
  for (const { name } of rows as { name: string }[]) {
    const state = await run(
      `select last_value::text as value, is_called as "isCalled" from public.${quoteName(name)}`,
    )
    sequences.push({ name, ...(state.rows[0] as { value: string; isCalled: boolean }) })
  }
  return sequences
}

async function readWaitingJobs(run: DumpConnection['run']): Promise<WaitingJobs> {
  const { rows } = await run(`select to_regclass('pgboss.job') is not null as found`)
  if (!(rows as { found: boolean }[])[0]?.found) return []
  const jobs = await run(
    `select name, data as payload from pgboss.job
      where state in ('created', 'retry', 'active') and data is not null order by created_on`,
  )
  return jobs.rows as WaitingJobs
}

/** The same bytes in parts of one size, the last one smaller: one table makes the same parts on both engines. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    kept.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    const bytes = Buffer.concat(kept)
    let from = 0
    for (; size - from >= PART_BYTES; from += PART_BYTES) yield bytes.subarray(from, from + PART_BYTES)
    kept = [bytes.subarray(from)]
    size -= from
  }
  if (size > 0) yield Buffer.concat(kept)
}
