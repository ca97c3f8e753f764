import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** How long a start waits for a process that is just ending. */
const WAIT_MS = 200

const SQLITE_BUSY = 5

/** Another process holds the folder. */
export class FolderTakenError extends StartError {}

/** Gives the folder back; without it the kernel does so when the process ends, however it ends. */
export type ReleaseFolder = () => void

/**
 * Takes the database folder for this process alone: PGlite has no lock of its own, and two processes on one folder lose
 * committed rows. Two locks that the kernel drops on kill -9, without a heartbeat: one on the data folder itself, which
 * cannot be deleted from under its holder, and an exclusive SQLite transaction for systems that lack the first.
 */
export function lockFolder(folder: string): ReleaseFolder {
  const pidFile = `${folder}.pid`
  const unlockDirectory = lockDirectory(dirname(folder), () => takenBy(folder, pidFile))
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${folder}.lock`, { timeout: WAIT_MS })
    lock.exec('begin exclusive')
    writeFileSync(pidFile, String(process.pid))
  } catch (error) {
    lock?.close()
    unlockDirectory()
    throw isBusy(error) ? takenBy(folder, pidFile) : unusable(folder, error)
  }
  return () => {
    lock.close()
    unlockDirectory()
  }
}

/**
 * flock(2) on a directory. Node has no call for it; the tool of util-linux sets it on the open file that it inherits,
 * where it stays as long as this process keeps the file open.
 */
function lockDirectory(directory: string, taken: () => StartError): () => void {
  if (process.platform !== 'linux') return () => {}
  let file: number
  try {
    file = openSync(directory, 'r')
  } catch (error) {
    throw unusable(directory, error)
  }
  const { status, error } = spawnSync('flock', ['--exclusive', '--wait', String(WAIT_MS / 1000), '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  })
  if (!error && status !== 0) {
    closeSync(file)
    throw taken()
  }
  return () => closeSync(file)
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

function takenBy(folder: string, pidFile: string): FolderTakenError {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : 'неизвестен'
  return new FolderTakenError(`База данных ${folder} уже открыта другим процессом (pid ${pid}).`)
}

function unusable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(`Папка данных ${dirname(folder)} недоступна: ${reason}.`)
}
