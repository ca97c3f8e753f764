import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { LoadError } from '../load-error.ts'
import type { Archive } from './archive.ts'
import { openFileReader } from './file-reader.ts'
import { openRangeReader } from './range-reader.ts'
import { openZip } from './zip-archive.ts'

export const isAddress = (place: string): boolean => /^https?:\/\//.test(place)

/** Opens a ZIP file, a ZIP behind an address or a folder with unpacked files. Throws `LoadError`. */
export async function openArchive(place: string): Promise<Archive> {
  if (isAddress(place)) {
    const label = basename(new URL(place).pathname)
    return openZip(label, await openRangeReader(place))
  }
  const found = await stat(place).catch(() => undefined)
  if (!found) throw new LoadError(`Файла ${place} нет.`)
  return found.isDirectory() ? openFolder(place) : openZip(basename(place), await openFileReader(place))
}

const CHUNK = 256 * 1024

async function openFolder(folder: string): Promise<Archive> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name)
      const { size, mtimeMs } = await stat(path)
      return {
        name: relative(folder, path).split(sep).join('/'),
        bytes: size,
        mark: `${size}:${mtimeMs}`,
        open: () => createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>,
      }
    })
  return { label: basename(folder), entries: await Promise.all(entries), close: async () => {} }
}
