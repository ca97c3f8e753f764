import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { StartError } from './start-error.ts'
import type { DumpConnection, LoadConnection } from './dump-connection.ts'

/** Reads a PostgreSQL as it is at one moment, while others write to it. */
export const dumpPostgres = <Result>(
  databaseUrl: string,
  work: (connection: DumpConnection) => Promise<Result>,
): Promise<Result> =>
  inTransaction(databaseUrl, 'isolation level repeatable read read only', (client) =>
    work({
      run: (text, values) => client.query(text, values),
      copyOut: (source) => client.query(to(`copy ${source} to stdout`)),
    }),
  )

/** Fills a PostgreSQL in one transaction: all of it is there when `work` ends, or nothing. */
export const loadPostgres = <Result>(
  databaseUrl: string,
  work: (connection: LoadConnection) => Promise<Result>,
): Promise<Result> =>
  inTransaction(databaseUrl, '', (client) =>
    work({
      run: (text, values) => client.query(text, values),
      copyIn: async (target, chunks) => {
        await pipeline(Readable.from(chunks), client.query(from(`copy ${target} from stdin`)))
      },
    }),
  )

async function inTransaction<Result>(
  connectionString: string,
  mode: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  // Without the time-outs of the server's connections: a large table takes what it takes.
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`База данных по адресу DATABASE_URL не отвечает: ${reason}.`)
  }
  try {
    await client.query(`begin ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // The end of a session undoes what it has not committed.
    await client.end().catch(() => {})
  }
}
