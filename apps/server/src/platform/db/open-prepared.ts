import type { Database } from './database.ts'
import { diskFullError, isDiskFull } from './disk-space.ts'
import { openDatabase, type DatabaseLocation } from './open-database.ts'

/**
 * Opens the database for a server. Before, one process at a time prepares it, without time-outs: of several that start
 * at once on an empty database the first does the work and the others find it done.
 */
export async function openPrepared(
  location: DatabaseLocation,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const first = await openDatabase({ ...location, patient: true })
  try {
    await first.runAlone(() => prepare(first))
  } catch (error) {
    await first.close()
    throw location.dataDir && isDiskFull(location.dataDir) ? diskFullError(location.dataDir) : error
  }
  if (first.engine === 'pglite') return first
  await first.close()
  return openDatabase(location)
}
