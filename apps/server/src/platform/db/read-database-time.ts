import pg from 'pg'
import { systemClock } from '../clock.ts'
import type { DatabaseLocation } from './open-database.ts'
import { openingError } from './connection-terms.ts'

/**
 * The time of the database for a command that does not open it; the embedded one has the clock of this machine. Throws
 * `StartError` when PostgreSQL does not answer.
 */
export async function readDatabaseTime({
  databaseUrl,
  databaseDirectUrl,
}: Pick<DatabaseLocation, 'databaseUrl' | 'databaseDirectUrl'>): Promise<Date> {
  const connectionString = databaseDirectUrl ?? databaseUrl
  if (connectionString === undefined) return systemClock.now()
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]?.now ?? systemClock.now()
  } catch (error) {
    throw openingError(error, true)
  } finally {
    await client.end()
  }
}
