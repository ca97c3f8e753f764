import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { dumpPostgres } from './postgres-connection.ts'
import {
  limitsTimes,
  openingError,
  READ_TERMS,
  refuseLostTerms,
  UNLIMITED,
  type ConnectionTerms,
} from './connection-terms.ts'
import { createDatabase, type Database } from './database.ts'
import { PARSERS } from './parsers.ts'
import type { Schema } from './schema/schema.ts'
import { refuseOldPostgres } from './oldest-postgres.ts'
import { runAlone } from './run-alone.ts'

const POOL_SIZE = 10

interface PostgresOptions {
  /** The PostgreSQL itself, where `DATABASE_URL` names a pooler before it. */
  readonly databaseDirectUrl?: string | undefined
  /** For commands that no user waits for: statements have no time limit. */
  readonly patient?: boolean | undefined
  /** The time limits are this many times as long: tests share their machine. */
  readonly timeLimitFactor?: number | undefined
}

/** Opens a PostgreSQL. Throws `StartError` when it does not answer or a pooler before it drops our time-outs. */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const directUrl = options.databaseDirectUrl ?? databaseUrl
  const isPatient = options.patient === true
  for (const [oid, parse] of Object.entries(PARSERS)) pg.types.setTypeParser(Number(oid), parse)
  const pool = new pg.Pool({
    connectionString: isPatient ? directUrl : databaseUrl,
    max: POOL_SIZE,
    ...(isPatient ? UNLIMITED : limitsTimes(options.timeLimitFactor)),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A checked-out client has no other listener: an error between two statements would end the process, too.
    client.on('error', () => {})
    dropAfterTimeout(client)
  })
  try {
    const { rows } = await pool.query<ConnectionTerms & { version: number }>(
      `select current_setting('server_version_num')::int as version, ${READ_TERMS}`,
    )
    const [opened] = rows as [ConnectionTerms & { version: number }]
    refuseOldPostgres(opened.version)
    refuseLostTerms(opened, isPatient)
  } catch (error) {
    await pool.end()
    throw openingError(error, isPatient)
  }
  const root = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return createDatabase(root, {
    kind: 'postgres',
    runScript: (text, values) => pool.query(text, values),
    runAlone: (work) => runAlone(directUrl, work),
    readSnapshot: (work) => dumpPostgres(directUrl, work),
    countConnections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => root.destroy(),
  })
}

/** After a statement without an answer the state of its connection is unknown: it is not used again. */
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
