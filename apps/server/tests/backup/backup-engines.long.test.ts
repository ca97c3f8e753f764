import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDecrypter } from '../../src/commands/backup/keys.ts'
import { makeBackup, type MadeBackup } from '../../src/commands/backup/make-backup.ts'
import { restoreBackup } from '../../src/commands/backup/restore-backup.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { claimStorage, forgetStorage } from '../../src/adapters/storage/claim-storage.ts'
import { createFolderStorage } from '../../src/adapters/storage/file-storage.ts'
import { createS3Storage } from '../../src/adapters/storage/s3-storage.ts'
import { startS3Server } from '@proverka/test-support/s3-server'
import { createBackupWorld, isOnPostgres } from './backup-world.ts'

/* What only a machine with PostgreSQL can try: a way between the engines, and files in a bucket. */

let world: Awaited<ReturnType<typeof createBackupWorld>>
beforeAll(async () => {
  world = await createBackupWorld()
})
afterAll(() => world.drop())

const placeOf = (variables: { DATA_DIR: string; DATABASE_URL?: string | undefined }) => ({
  dataDir: variables.DATA_DIR,
  databaseUrl: variables.DATABASE_URL,
})

let second = 0
const backUp = (place: Parameters<typeof makeBackup>[0]) =>
  makeBackup(
    place,
    { folder: world.backups.BACKUP_DIR, recipients: world.backups.BACKUP_RECIPIENT, keep: 99, days: 9 },
    // Their names tell moments.
    new Date(Date.now() + 1000 * second++),
  )

const tablesOf = ({ manifest }: MadeBackup) => manifest.database.tables

/** Names and sums of all rows: both engines give the same text. */
const rowsOf = ({ manifest }: MadeBackup) =>
  manifest.parts.filter(({ name }) => name.startsWith('database/tables/'))

describe.runIf(isOnPostgres)('a backup', () => {
  it('goes from PostgreSQL to the embedded engine and back without a changed byte', async () => {
    const origin = await world.prepared()
    await createFolderStorage(join(origin.DATA_DIR, 'files')).put('attachments/one', Buffer.from('один'))
    const decrypter = createDecrypter(world.keyFile)
    const first = await backUp(placeOf(origin))
    expect(first.manifest.database.engine).toBe('postgres')

    const embedded = { dataDir: world.emptyFolder() }
    await restoreBackup(embedded, first.file, decrypter)
    const middle = await backUp(embedded)
    expect(middle.manifest.database.engine).toBe('pglite')
    expect(tablesOf(middle)).toEqual(tablesOf(first))
    expect(rowsOf(middle)).toEqual(rowsOf(first))
    expect(middle.manifest.database.sequences).toEqual(first.manifest.database.sequences)

    const back = placeOf(await world.empty())
    await restoreBackup(back, middle.file, decrypter)
    const last = await backUp(back)
    expect(rowsOf(last)).toEqual(rowsOf(first))
    expect(await readFile(join(back.dataDir, 'files', 'attachments', 'one'), 'utf8')).toBe('один')
  })

  it('takes the files of a bucket along, and a refused restore leaves none in the new one', async () => {
    const [source, target] = [await startS3Server(), await startS3Server()]
    try {
      const origin = { ...placeOf(await world.prepared()), bucket: source.access }
      const files = createS3Storage(source.access)
      await files.put('attachments/два & два.pdf', Buffer.from('файл'))
      const { file } = await backUp(origin)
      const decrypter = createDecrypter(world.keyFile)

      // The database is filled: files that were put before that was seen are taken away again.
      const filled = { ...placeOf(await world.prepared()), bucket: target.access }
      await expect(restoreBackup(filled, file, decrypter)).rejects.toThrow(/База данных не пуста/)
      expect(await createS3Storage(target.access).list()).toEqual([])

      const empty = { ...placeOf(await world.empty()), bucket: target.access }
      await restoreBackup(empty, file, decrypter)
      const [stored] = await createS3Storage(target.access).list()
      expect(stored?.key).toBe('attachments/два & два.pdf')
      expect((await readdir(empty.dataDir)).includes('files')).toBe(false)
      await expect(
        restoreBackup({ ...placeOf(await world.empty()), bucket: target.access }, file, decrypter),
      ).rejects.toThrow(/Хранилище files не пусто/)
    } finally {
      await source.stop()
      await target.stop()
    }
  })

  it('clears what a restore left in a bucket that was killed, and nothing that a server has used', async () => {
    const [source, target] = [await startS3Server(), await startS3Server()]
    try {
      const origin = { ...placeOf(await world.prepared()), bucket: source.access }
      await createS3Storage(source.access).put('attachments/one', Buffer.from('файл'))
      const { file } = await backUp(origin)
      const decrypter = createDecrypter(world.keyFile)
      const bucket = createS3Storage(target.access)
      const keys = async () => (await bucket.list()).map(({ key }) => key).toSorted()
      const leave = async () => {
        await bucket.put('restore', new Uint8Array())
        await bucket.put('attachments/half', Buffer.from('полов'))
      }

      await leave()
      // A database with rows may be about these files: nothing is touched.
      const filled = { ...placeOf(await world.prepared()), bucket: target.access }
      await expect(restoreBackup(filled, file, decrypter)).rejects.toThrow(/База данных не пуста/)
      expect(await keys()).toEqual(['attachments/half', 'restore'])

      await restoreBackup({ ...placeOf(await world.empty()), bucket: target.access }, file, decrypter)
      expect(await keys()).toEqual(['attachments/one'])

      await leave()
      const database = await openDatabase({ databaseUrl: (await world.prepared()).DATABASE_URL })
      try {
        await forgetStorage(database)
        await claimStorage(database, bucket, { now: () => new Date() })
      } finally {
        await database.close()
      }
      await expect(
        restoreBackup({ ...placeOf(await world.empty()), bucket: target.access }, file, decrypter),
      ).rejects.toThrow(/Хранилище files не пусто/)
    } finally {
      await source.stop()
      await target.stop()
    }
  })
})
