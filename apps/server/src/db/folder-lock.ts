import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** How long a start waits for the process before it, so that a watcher can restart at once. */
const WAIT_MS = 2000

const SQLITE_BUSY = 5

/** Gives the folder back; without it the kernel does so when the process ends, however it ends. */
export type ReleaseFolder = () => void

/**
 * Takes the database folder for this process alone. PGlite has no lock of its own: two processes on one folder lose
 * committed rows. An exclusive SQLite transaction is a lock that the kernel drops on kill -9, with no heartbeat.
 */
export function lockFolder(folder: string): ReleaseFolder {
  const pidFile = `${folder}.pid`
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${folder}.lock`, { timeout: WAIT_MS })
    lock.exec('begin exclusive')
    writeFileSync(pidFile, String(process.pid))
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? takenBy(folder, pidFile) : unusable(folder, error)
  }
  return () => lock.close()
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

function takenBy(folder: string, pidFile: string): StartError {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : 'неизвестен'
  return new StartError(`База данных ${folder} уже открыта другим процессом (pid ${pid}).`)
}

function unusable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(`Папка данных ${dirname(folder)} недоступна: ${reason}.`)
}
