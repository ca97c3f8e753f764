import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Decrypter } from 'age-encryption'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { takeDatabaseFolder } from '../../platform/db/database-folder.ts'
import { PGLITE_CONF } from '../../platform/db/open-database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { createFolderStorage, type FileStorage } from '../../adapters/storage/file-storage.ts'
import { RESTORE_KEY } from '../../adapters/storage/claim-storage.ts'
import { createS3Storage } from '../../adapters/storage/s3-storage.ts'
import { readArchive } from './archive.ts'
import type { LoadConnection } from '../../platform/db/dump-connection.ts'
import { loadEmbedded } from '../../platform/db/embedded-connection.ts'
import { loadDatabase, refuseFilledDatabase, refuseNewerBackup } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { loadPostgres } from '../../platform/db/postgres-connection.ts'

type Place = Pick<ServerConfig, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'bucket'>

/** The folder in which a restore is built until it is complete. */
const DRAFT = 'restore.part'

/** Reads a whole backup and answers what is in it. Throws `StartError` when it is not whole. */
export async function checkBackup(file: string, decrypter: Decrypter): Promise<Manifest> {
  const parts = readArchive(file, decrypter)
  let next = await parts.next()
  while (!next.done) next = await parts.next()
  await refuseNewerBackup(next.value.database)
  return next.value
}

/**
 * Restores a backup into an empty place (OPS-04): it is read to its end and found whole before the first byte is written, and
 * what is written shows itself at once, at the end, or not at all.
 */
export async function restoreBackup(place: Place, file: string, decrypter: Decrypter): Promise<Manifest> {
  const manifest = await checkBackup(file, decrypter)
  const { dataDir } = place
  const databaseUrl = place.databaseDirectUrl ?? place.databaseUrl
  if (!dataDir) throw new StartError('Не указана DATA_DIR.')
  const folder = takeDatabaseFolder(dataDir)
  const draft = join(dataDir, DRAFT)
  try {
    // Of a restore that was killed.
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft)
    const files = await openFiles(place, draft)
    try {
      // The second reading checks the backup as the first one did: it may have been replaced in between.
      const fill = (connection: LoadConnection) =>
        loadDatabase(connection, manifest.database, readArchive(file, decrypter), files.storage.put)
      if (databaseUrl) {
        await loadPostgres(databaseUrl, async (connection) => {
          await refuseFilledDatabase(connection.run)
          await files.begin()
          await fill(connection)
          // Last: the transaction commits after it.
          await files.publish()
        })
      } else {
        if (existsSync(folder.path)) throw filledFolder(folder.path)
        await files.begin()
        await fillEmbedded(join(draft, 'database'), fill)
        await files.publish()
        await rename(join(draft, 'database'), folder.path)
      }
      await files.end()
    } catch (error) {
      await files.undo()
      throw error
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
    folder.release()
  }
  return manifest
}

async function fillEmbedded(
  path: string,
  fill: (connection: LoadConnection) => Promise<void>,
): Promise<void> {
  const client = await PGlite.create({ dataDir: path, postgresqlconf: PGLITE_CONF })
  try {
    await loadEmbedded(client, fill)
    await client.exec('checkpoint')
  } finally {
    await client.close()
  }
}

interface TargetFiles {
  readonly storage: FileStorage
  /** Clears what a restore left that was killed; called when the database is known to be empty. */
  readonly begin: () => Promise<void>
  /** Makes the files visible to a server. */
  readonly publish: () => Promise<void>
  readonly undo: () => Promise<void>
  /** The database holds the rows for good. */
  readonly end: () => Promise<void>
}

/** An empty place for files. Throws `StartError` when there are some. */
async function openFiles({ bucket, dataDir = '' }: Place, draft: string): Promise<TargetFiles> {
  if (bucket) {
    const storage = createS3Storage(bucket)
    const left = (await storage.list()).map(({ key }) => key)
    // The mark of an unfinished restore means that these files were never in use: no row refers to them.
    if (left.length > 0 && !left.includes(RESTORE_KEY))
      throw new StartError(
        `Хранилище ${bucket.bucket} не пусто: восстановление ничего не заменяет. Укажите в S3_BUCKET новый пустой бакет.`,
      )
    const written: string[] = []
    let isBegun = false
    return {
      storage: { ...storage, put: (key, bytes) => (written.push(key), storage.put(key, bytes)) },
      async begin() {
        for (const key of left.filter((one) => one !== RESTORE_KEY)) await storage.remove(key)
        // Before the first file, and gone after the last row: a restore that is killed in between leaves it behind.
        await storage.put(RESTORE_KEY, new Uint8Array())
        isBegun = true
      },
      publish: async () => {},
      end: () => storage.remove(RESTORE_KEY),
      async undo() {
        // The mark of a restore before this one stays with what it left.
        if (!isBegun) return
        const outcomes = await Promise.allSettled(written.map((key) => storage.remove(key)))
        // What could not be removed is cleared by the next restore.
        if (outcomes.every(({ status }) => status === 'fulfilled')) await storage.remove(RESTORE_KEY)
      },
    }
  }
  const target = join(dataDir, 'files')
  const source = join(draft, 'files')
  await mkdir(source)
  if (existsSync(target) && (await readdir(target)).length > 0) throw filledFolder(target)
  let isPublished = false
  return {
    storage: createFolderStorage(source),
    // The draft of a killed restore is gone with its folder.
    begin: async () => {},
    end: async () => {},
    async publish() {
      await rm(target, { recursive: true, force: true })
      await rename(source, target)
      isPublished = true
    },
    undo: async () => {
      if (isPublished) await rm(target, { recursive: true, force: true })
    },
  }
}

const filledFolder = (path: string): StartError =>
  new StartError(`Папка ${path} не пуста: восстановление ничего не заменяет. Укажите другую DATA_DIR.`)
