import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'

/** Keeps files by key (`extracts/<id>/<hash>.xml`); a folder here, a bucket elsewhere. */
export interface FileStorage {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array | undefined>
  /** A file that is not there is removed already. */
  remove: (key: string) => Promise<void>
  /**
   * Every file, or those of one folder (`extracts/`), with the time at which it was put, in no order; what a crash left
   * half-written is among them.
   */
  list: (below?: `${string}/`) => Promise<readonly StoredFile[]>
}

export interface StoredFile {
  readonly key: string
  readonly at: Date
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
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (key) => unlessMissing(readFile(fileOf(key))),
    remove: (key) => rm(fileOf(key), { force: true }),
    async list(below = '/') {
      const place = join(folder, below)
      const entries = await unlessMissing(readdir(place, { recursive: true, withFileTypes: true }))
      const files = (entries ?? []).filter((entry) => entry.isFile())
      const stored = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = join(parentPath, name)
          // Another process may remove it between the two looks.
          const facts = await unlessMissing(stat(file))
          return facts && { key: relative(folder, file).split(sep).join('/'), at: facts.mtime }
        }),
      )
      return stored.filter((file) => file !== undefined)
    },
  }
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Files of a server that keeps nothing: for tests. */
export function createMemoryStorage(): FileStorage {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly at: Date }>()
  return {
    put: async (key, bytes) => void files.set(key, { bytes, at: new Date() }),
    get: async (key) => files.get(key)?.bytes,
    remove: async (key) => void files.delete(key),
    list: async (below) =>
      [...files].flatMap(([key, { at }]) => (below && !key.startsWith(below) ? [] : [{ key, at }])),
  }
}
