import { statfsSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** An empty database takes about this much; with less left it can neither be made nor written to. */
const NEEDED_BYTES = 64 * 1024 * 1024

/** Whether the disk of a folder is full, for the reason of a failure that names none. */
export function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < NEEDED_BYTES
  } catch {
    return false
  }
}

export const diskFullError = (folder: string): StartError => new StartError(`На диске с ${folder} нет места.`)
