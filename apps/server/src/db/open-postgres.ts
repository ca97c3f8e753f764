import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { dumpPostgres } from '../backup/postgres-connection.ts'
import { createDatabase, type Database } from './database.ts'
import { PARSERS } from './parsers.ts'
import type { Schema } from './schema.ts'
import { refuseOldPostgres } from './oldest-postgres.ts'
import { StartError } from './start-error.ts'

const POOL_SIZE = 10

/**
 * What a call waits for at most, in ms: a connection, a statement, a lock, the next statement of a transaction. The
 * server ends what is too long; `query_timeout` is for one that has stopped answering and ends nothing any more.
 */
const TIMEOUTS: pg.PoolConfig = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
}

/** Any number will do, as long as every process takes the same one. */
const LEADER_LOCK = 7_318_003

interface PostgresOptions {
  /** For commands that nobody waits for: statements may take as long as they need. */
  readonly patient?: boolean | undefined
}

/** Opens a PostgreSQL. Throws `StartError` when it does not answer. */
export async function openPostgres(
  connectionString: string,
  options: PostgresOptions = {},
): Promise<Database> {
  for (const [oid, parse] of Object.entries(PARSERS)) pg.types.setTypeParser(Number(oid), parse)
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, ...(!options.patient && TIMEOUTS) })
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // While it is lent nobody else listens: one that breaks between two statements would end the process, too.
    client.on('error', () => {})
    dropAfterTimeout(client)
  })
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    refuseOldPostgres(rows[0]?.version ?? 0)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`База данных по адресу DATABASE_URL не отвечает: ${reason}.`)
  }
  const root = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return createDatabase(root, {
    kind: 'postgres',
    runScript: (text, values) => pool.query(text, values),
    runAlone: (work) => runAlone(connectionString, work),
    readSnapshot: (work) => dumpPostgres(connectionString, work),
    countConnections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => root.destroy(),
  })
}

/** After a statement without an answer the state of its connection is unknown: nobody gets it again. */
function dropAfterTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } })
          .connection
        if (error instanceof Error && error.message === 'Query read timeout') stream.destroy()
      })
    }
    return result
  }
  client.query = watched as typeof client.query
}

/** Holds a lock that every process asks for, on a connection of its own that has no time-outs. */
async function runAlone<Result>(connectionString: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LEADER_LOCK])
    return await work()
  } finally {
    // The end of the session is the end of its locks.
    await client.end().catch(() => {})
  }
}
