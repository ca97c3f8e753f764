import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A run with three test files at once takes some hundred megabytes. */
const LEAST_ROOM = 2 * 1024 ** 3

/**
 * Where the data of a PostgreSQL for tests are stored: in memory where Linux has room for it, as each test file makes
 * a database of a thousand files. Programs stay elsewhere: containers forbid running them there.
 */
export function dataParent(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= LEAST_ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
