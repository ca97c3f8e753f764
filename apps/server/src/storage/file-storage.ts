import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

/** Keeps files by key (`extracts/<id>/<hash>.xml`); a folder here, a bucket elsewhere. */
export interface FileStorage {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array | undefined>
  /** A file that is not there is removed already. */
  remove: (key: string) => Promise<void>
}

/** Files below one folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): FileStorage {
  function fileOf(key: string): string {
    const file = normalize(join(folder, key))
    if (!file.startsWith(folder + sep)) throw new RangeError(`key outside of the storage: ${key}`)
    return file
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const draft = `${file}.${process.pid}.part`
      await writeFile(draft, bytes)
      await rename(draft, file)
    },
    async get(key) {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Files of a server that keeps nothing: for tests. */
export function createMemoryStorage(): FileStorage {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  }
}
