import { randomUUID } from 'node:crypto'
import { StartError } from '../../platform/db/start-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStorage } from './file-storage.ts'

/** The name of a storage, stored inside it: a copy of the files has it, too. */
const NAME_KEY = 'storage'

/** Is in a bucket from the first file of a restore to its last row: the other files may be half a backup. */
export const RESTORE_KEY = 'restore'

/**
 * Binds a database to the storage of its files: the first server claims it, and a server that finds another one there does
 * not start (OPS-06), for half of the files would be missing on it. Files that a server uses are no draft of a restore any
 * more. Call it for one process at a time.
 */
export async function claimStorage(database: Database, files: FileStorage, clock: Clock): Promise<void> {
  const row = await database.current.selectFrom('file_storage').select('id').executeTakeFirst()
  const own = await readName(files)
  await files.remove(RESTORE_KEY)
  if (row && row.id === own) return
  if (row)
    throw new StartError(
      'Файлы этой базы лежат в другом хранилище: укажите ту же DATA_DIR или те же S3_*, что у остальных серверов. Если хранилище заменили: npm run setup -- --new-storage.',
    )
  const id = own ?? randomUUID()
  if (own === undefined) await files.put(NAME_KEY, new TextEncoder().encode(id))
  await database.current.insertInto('file_storage').values({ id, claimed_at: clock.now() }).execute()
}

/** Takes the claim back: the next server claims the storage that it has. */
export const forgetStorage = (database: Database): Promise<unknown> =>
  database.current.deleteFrom('file_storage').execute()

/** Whether a key is the name of the storage and not a stored file. */
export const isStorageName = (key: string): boolean => key === NAME_KEY

async function readName(files: FileStorage): Promise<string | undefined> {
  const bytes = await files.get(NAME_KEY)
  return bytes && new TextDecoder().decode(bytes)
}
