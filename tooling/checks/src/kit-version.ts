import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kit's version as its package.json and the top of its change log name it; nothing when they agree. */
export function findVersionMismatch(root: string): string[] {
  const kit = join(root, 'packages', 'ui')
  if (!existsSync(join(kit, 'package.json'))) return []
  const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string }
  const logged = /^## (\S+)/m.exec(readFileSync(join(kit, 'CHANGELOG.md'), 'utf8'))?.[1]
  return version === logged
    ? []
    : [`packages/ui: в\u00a0package.json ${version}, наверху журнала ${logged ?? 'пусто'}`]
}
