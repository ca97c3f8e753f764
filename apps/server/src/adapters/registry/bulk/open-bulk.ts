import { migrate } from '../../../platform/db/migrate.ts'
import { FolderTakenError } from '../../../platform/db/folder-lock.ts'
import { openDatabase, type DatabaseLocation } from '../../../platform/db/open-database.ts'
import { LoadError } from '../load-error.ts'
import type { BulkConnection } from './bulk-connection.ts'
import { createBulkEmbedded } from './bulk-embedded.ts'
import { openBulkPostgres } from './bulk-postgres.ts'
import { holdRegister } from './hold-register.ts'

/**
 * Runs `work` with the register for this process alone, on a database with the schema of this program. Throws `StartError`
 * when the database does not answer and `LoadError` when another command works on the register.
 */
export async function withRegister<Result>(
  location: DatabaseLocation,
  work: (connection: BulkConnection) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...location, patient: true }).catch((error: unknown) => {
    if (error instanceof FolderTakenError)
      throw new LoadError(
        `${error.message} Остановите запущенный сервер и повторите: встроенная база открывается одним процессом.`,
      )
    throw error
  })
  try {
    await database.runAlone(() => migrate(database))
    if (database.engine === 'pglite') return await work(createBulkEmbedded(database))
  } finally {
    await database.close()
  }
  const url = location.databaseDirectUrl ?? location.databaseUrl ?? ''
  return holdRegister(url, async () => {
    const connection = await openBulkPostgres(url)
    try {
      return await work(connection)
    } finally {
      await connection.close()
    }
  })
}
