import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { dumpEmbedded } from './embedded-connection.ts'
import { createDatabase, type Database } from './database.ts'
import { takeDatabaseFolder, type DatabaseFolder } from './database-folder.ts'
import { diskFullError, isDiskFull } from './disk-space.ts'
import { maintainEmbedded } from './maintain-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { PARSERS } from './parsers.ts'
import type { Schema } from './schema/schema.ts'
import { StartError } from './start-error.ts'

/** Without these two PGlite keeps gigabytes of write-ahead log (it has no checkpointer of its own). */
export const PGLITE_CONF = ['max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=16MB']

export interface DatabaseLocation {
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string | undefined
  /** The same PostgreSQL past a pooler: for whatever takes long or needs a session. */
  databaseDirectUrl?: string | undefined
  /** Folder of the embedded database; absent: in memory, for tests. */
  dataDir?: string | undefined
  /** The folder of `dataDir`, where the caller has taken it already. */
  folder?: DatabaseFolder | undefined
  /** A prepared database for the in-memory engine: it opens in a fraction of the time. */
  snapshot?: Blob | undefined
  /** For commands that no user waits for: statements have no time limit. */
  patient?: boolean | undefined
  /** Time limits of PostgreSQL are this many times as long: tests share their machine. */
  timeLimitFactor?: number | undefined
}

/** Opens PostgreSQL or the embedded database; the SQL above is the same for both. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl ? openPostgres(location.databaseUrl, location) : openEmbedded(location)
}

async function openEmbedded({ dataDir, snapshot, ...location }: DatabaseLocation): Promise<Database> {
  const folder = dataDir ? (location.folder ?? takeDatabaseFolder(dataDir)) : undefined
  try {
    const client = await PGlite.create({
      dataDir: folder?.path ?? 'memory://',
      ...(snapshot && { loadDataDir: snapshot }),
      parsers: PARSERS,
      postgresqlconf: PGLITE_CONF,
    })
    const root = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: client }) })
    const queue = fromPglite(client)
    const stopMaintenance = maintainEmbedded(client)
    return createDatabase(root, {
      kind: 'pglite',
      runScript: (text, values) => queue.executeSql(text, values),
      // The folder is locked: there is no other process.
      runAlone: (work) => work(),
      readSnapshot: (work) => dumpEmbedded(client, work),
      countConnections: () => ({ total: 1 }),
      close: async () => {
        stopMaintenance()
        // Only makes the next start faster; on a full disk it fails, and what was committed is safe all the same.
        if (folder) await client.exec('checkpoint').catch(() => {})
        await root.destroy()
        folder?.release()
      },
    })
  } catch (error) {
    folder?.release()
    // The engine's own failures carry no code: what is left on the disk tells the commonest reason.
    if (dataDir && isDiskFull(dataDir)) throw diskFullError(dataDir)
    throw new StartError(`База данных в ${folder?.path} не открывается: ${messageOf(error)}.`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
