import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Cyrillic letters have cases only in a UTF-8 locale; not every system has the first one. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8']

/** Makes an empty cluster: sorted by bytes as the embedded database sorts, emails in UTF-8, no password. */
export function initialise(bin: string, data: string, user: ServerUser | undefined): void {
  let reason = ''
  for (const locale of LOCALES) {
    const result = spawnSync(
      join(bin, 'initdb'),
      [
        '--pgdata',
        data,
        '--username=proverka',
        '--auth=trust',
        '--encoding=UTF8',
        '--no-sync',
        '--no-instructions',
        '--locale=C',
        `--lc-ctype=${locale}`,
      ],
      { encoding: 'utf8', cwd: data, ...user },
    )
    if (result.status === 0) return
    reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? ''
  }
  throw new Error(`База PostgreSQL для тестов не создается: ${reason}`)
}
