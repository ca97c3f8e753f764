import { until, type TestServer } from '../setup/test-server.ts'
import { MARK } from './plant-fields.ts'

/**
 * Tables whose rows say when and how often something was read, not what was changed: their number depends on the pace
 * of a test that waits.
 */
const PACE_TABLES = new Set([
  'personal_data_reads',
  'read_log_chains',
  'payment_events',
  'search_changes',
  'search_engines',
  'rate_limits',
  'finished_documents',
  'source_calls',
])

/** Data that a browser may fill as it likes: free by contract, and read by name. */
const FREE_COLUMNS = new Set(['metadata', 'params'])

/**
 * The last characters of a random token, short enough to pass for a word; the running number of a report, of which a job
 * that is tried again leaves one out; that an order gave way to the same one, made before word of its payment had come.
 */
const CHANCE_COLUMNS = new Set(['api_tokens.hint', 'reports.number', 'orders.superseded_by'])

/** Waits until no job is open: reports are made, emails are out. */
export const waitForJobs = (server: TestServer) =>
  until('all jobs to be done', async () => {
    const [row] = await server.sql(
      `select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active')`,
    )
    return row?.['count'] === 0 ? true : undefined
  })

async function listTables(server: TestServer): Promise<string[]> {
  const rows = await server.sql(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** `table.column` of every place in the database that holds a mark. */
export async function findMarks(server: TestServer): Promise<string[]> {
  const places = new Set<string>()
  for (const table of await listTables(server)) {
    const rows = await server.sql(`select row_to_json(t)::text as row from ${table} t`)
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(JSON.parse(String(row)) as object)) {
        const text = JSON.stringify(value)
        const isMarked =
          text.includes(MARK.text) || text.includes(String(MARK.number)) || text.includes('2099-09-09')
        if (isMarked && !FREE_COLUMNS.has(column)) places.add(`${table}.${column}`)
      }
    }
  }
  return [...places]
}

/**
 * What the rows of a database come to when names, times and random texts are left out: who owns what, roles, states,
 * amounts, switches. Two runs of the same calls have the same.
 */
export async function shapeOfDatabase(
  server: TestServer,
  people: ReadonlyMap<string, string>,
): Promise<Record<string, string[]>> {
  const shape: Record<string, string[]> = {}
  for (const table of await listTables(server)) {
    if (PACE_TABLES.has(table)) continue
    const rows = await server.sql(`select row_to_json(t)::text as row from ${table} t`)
    shape[table] = rows
      .map(({ row }) => JSON.parse(String(row)) as Record<string, unknown>)
      .map((row) =>
        Object.entries(row)
          .filter(([name]) => !CHANCE_COLUMNS.has(`${table}.${name}`))
          .map(([name, value]) => `${name}=${shapeOfValue(value, people)}`)
          .join(' '),
      )
      .toSorted()
  }
  return shape
}

const WORD = /^[a-zа-яё._-]{0,20}$/i

function shapeOfValue(value: unknown, people: ReadonlyMap<string, string>): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return 'data'
  return people.get(value) ?? (WORD.test(value) ? value : 'text')
}
