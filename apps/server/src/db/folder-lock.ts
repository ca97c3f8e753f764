import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** How long a start waits for the process before it, so that a watcher can restart at once. */
const WAIT_MS = 2000

/** Gives the folder back; without it the kernel does so when the process ends, however it ends. */
export type ReleaseFolder = () => void

/**
 * Takes the database folder for this process alone. PGlite has no lock of its own: two processes on one folder lose
 * committed rows. An exclusive SQLite transaction is a lock that the kernel drops on kill -9, with no heartbeat.
 */
export function lockFolder(folder: string): ReleaseFolder {
  const pidFile = `${folder}.pid`
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: WAIT_MS })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : 'неизвестен'
    throw new StartError(`База данных ${folder} уже открыта другим процессом (pid ${pid}).`)
  }
  writeFileSync(pidFile, String(process.pid))
  return () => lock.close()
}
