import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskFullError } from './disk-space.ts'
import { lockFolder, type ReleaseFolder } from './folder-lock.ts'
import { StartError } from './start-error.ts'

/** The embedded database's folder, held by this process alone until `release` or its end. */
export interface DatabaseFolder {
  readonly path: string
  readonly release: ReleaseFolder
}

/** Makes the folder where it is missing and locks it. Throws `StartError` with the reason in one sentence. */
export function takeDatabaseFolder(dataDir: string): DatabaseFolder {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw diskFullError(dataDir)
    throw new StartError(`Папка данных ${dataDir} недоступна: ${message}.`)
  }
  const path = join(dataDir, 'database')
  return { path, release: lockFolder(path) }
}
