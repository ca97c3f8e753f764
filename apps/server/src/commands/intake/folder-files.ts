import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StartError } from '../../platform/db/start-error.ts'
import type { BroughtFile } from '../../services/intake/receive-files.ts'

/** Files that are read into memory together; an archive comes alone. */
const MOST_TOGETHER = 50
const MOST_BYTES = 50 * 1024 * 1024

const ARCHIVE = /\.zip$/i

/** A file of a folder. */
export interface FolderFile {
  readonly path: string
  readonly size: number
  /** What tells two states of it apart. */
  readonly mark: string
}

/** The files of folders, with those of the folders in them, and files that are named themselves. Throws `StartError`. */
export async function listFiles(places: readonly string[]): Promise<readonly FolderFile[]> {
  const found: FolderFile[] = []
  for (const place of places) {
    const known = await stat(place).catch(() => undefined)
    if (!known) throw new StartError(`Файла или папки ${place} нет.`)
    const names = known.isDirectory() ? await readdir(place, { recursive: true, withFileTypes: true }) : []
    const paths = known.isDirectory()
      ? names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
      : [place]
    for (const path of paths.toSorted()) {
      const file = await stat(path).catch(() => undefined)
      // Hidden ones are of the system, or of a copy that is not finished.
      if (!file || basename(path).startsWith('.')) continue
      found.push({ path, size: file.size, mark: `${path}:${file.size}:${file.mtimeMs}` })
    }
  }
  return found
}

/** Files in groups that are taken in together: an extract beside its signature and its PDF, an archive alone. */
export function groupFiles(files: readonly FolderFile[]): readonly (readonly FolderFile[])[] {
  const groups: FolderFile[][] = []
  let open: FolderFile[] = []
  let bytes = 0
  for (const file of files.filter(({ path }) => !ARCHIVE.test(path))) {
    const isFull = open.length >= MOST_TOGETHER || bytes + file.size > MOST_BYTES
    // Files of one name stay together.
    if (isFull && !isBeside(open.at(-1), file)) {
      groups.push(open)
      open = []
      bytes = 0
    }
    open.push(file)
    bytes += file.size
  }
  if (open.length > 0) groups.push(open)
  return [...groups, ...files.filter(({ path }) => ARCHIVE.test(path)).map((file) => [file])]
}

const stemOf = ({ path }: FolderFile): string => path.replace(/\.xml.*$|\.[^./\\]*$/i, '')

const isBeside = (before: FolderFile | undefined, file: FolderFile): boolean =>
  before !== undefined && stemOf(file).startsWith(stemOf(before))

/** The bytes of a group. */
export async function readGroup(group: readonly FolderFile[]): Promise<readonly BroughtFile[]> {
  const files: BroughtFile[] = []
  for (const { path } of group)
    files.push({ name: basename(path), bytes: Uint8Array.from(await readFile(path)) })
  return files
}
