import type { DataKind } from '@proverka/domain/legal'
import type { FileStorage } from './file-storage.ts'

/** Where the storage has the hashed files of the sites. */
export const ASSETS_FOLDER = 'assets/'

/** Kinds of files in the storage by the first part of their keys; null: not about a person. */
export const FILE_KINDS: Readonly<Record<string, DataKind | null>> = {
  attachments: 'files',
  logos: 'account',
  extracts: 'reports',
  intake: 'reports',
  documents: 'reports',
  exports: 'exports',
  letters: 'emails',
  /** Numbers of what was destroyed, for a restore. */
  destroyed: 'acts',
  /** Files of the sites that browsers load. */
  assets: null,
  /** Names of the storage and of its database, mark of a restore at work. */
  restore: null,
  storage: null,
  database: null,
}

/**
 * Nothing is put into the storage whose end the register does not know (OPS-03). Throws a `RangeError` for a key of another
 * kind.
 */
export function registered(storage: FileStorage): FileStorage {
  return {
    ...storage,
    async put(key, bytes) {
      const kind = key.split('/')[0] ?? ''
      if (!Object.hasOwn(FILE_KINDS, kind))
        throw new RangeError(`files of the kind «${kind}» are not in the register of personal data`)
      await storage.put(key, bytes)
    },
  }
}
