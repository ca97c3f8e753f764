import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { takeDatabaseFolder, type DatabaseFolder } from '../../platform/db/database-folder.ts'
import { FolderTakenError } from '../../platform/db/folder-lock.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { ASSETS_FOLDER } from '../../adapters/storage/file-kinds.ts'
import { RESTORE_KEY } from '../../adapters/storage/claim-storage.ts'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { writeArchive } from './archive.ts'
import type { BackupSettings } from './backup-settings.ts'
import { saveDestroyedList } from './destroyed-file.ts'
import { dumpDatabase } from './dump-database.ts'
import { createEncrypter } from './keys.ts'
import { FILES, type Manifest, type Part } from './manifest.ts'
import { dumpPostgres } from '../../platform/db/postgres-connection.ts'
import { nameBackup, rotateBackups } from './rotate-backups.ts'
import { readSnapshot } from './snapshot-socket.ts'

type Place = Pick<ServerConfig, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'bucket'>

export interface MadeBackup {
  readonly file: string
  readonly manifest: Manifest
  /** Old backups that are removed. */
  readonly removed: readonly string[]
}

/**
 * Backs up the database and the files, while servers work on them or not (OPS-04). The database is read first, as it is at one
 * moment: a file is there before its row, so each row of that moment has its file in what is listed afterwards.
 */
export async function makeBackup(place: Place, settings: BackupSettings, now: Date): Promise<MadeBackup> {
  const encrypter = createEncrypter(settings.recipients)
  try {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`Папка ${settings.folder} недоступна: ${(error as Error).message}.`)
  }
  const file = join(settings.folder, nameBackup(now))
  if (existsSync(file)) throw new StartError(`Резервная копия ${file} уже есть.`)
  let gone = 0
  const manifest = await withDatabaseParts(place, (database) => {
    async function* parts(): AsyncGenerator<Part> {
      yield* database
      const files = createStorage(place)
      for (const { key } of await readStorage(() => files.list())) {
        // A half-written file of a crashed process belongs to no record; files of the sites are published with every start.
        if (key.endsWith('.part') || key === RESTORE_KEY || key.startsWith(ASSETS_FOLDER)) continue
        const bytes = await readStorage(() => files.get(key))
        if (bytes) yield { name: FILES + key, bytes }
        else gone++
      }
    }
    return writeArchive(file, encrypter, parts(), () => gone)
  })
  await readStorage(() => saveDestroyedList(createStorage(place), settings.folder, now))
  return { file, manifest, removed: await rotateBackups(settings, now) }
}

async function readStorage<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const { message, cause } = error as Error
    throw new StartError(`Хранилище файлов не читается: ${cause instanceof Error ? cause.message : message}.`)
  }
}

async function withDatabaseParts<Result>(
  { databaseUrl, databaseDirectUrl, dataDir }: Place,
  work: (parts: AsyncIterable<Part>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl)
    return dumpPostgres(databaseDirectUrl ?? databaseUrl, (connection) =>
      work(dumpDatabase(connection, 'postgres')),
    )
  if (!dataDir || !existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new StartError(`В папке ${dataDir} нет базы данных: копировать нечего.`)
  const folder = takeUnlessServed(dataDir)
  if (!folder) return work(readSnapshot(dataDir))
  const database = await openDatabase({ dataDir, folder })
  try {
    return await database.readSnapshot((connection) => work(dumpDatabase(connection, 'pglite')))
  } finally {
    await database.close()
  }
}

/** Undefined: a server holds the folder. */
function takeUnlessServed(dataDir: string): DatabaseFolder | undefined {
  try {
    return takeDatabaseFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderTakenError) return undefined
    throw error
  }
}
