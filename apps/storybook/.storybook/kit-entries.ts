import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const KIT = join(import.meta.dirname, '../../../packages/ui')
const EXPORTED = /export (?:type )?\{([^}]+)\} from '([^']+)'/g

/**
 * Where an app imports a part of the kit from, by its name and the file that declares it: `Button` of `button.tsx` →
 * `@proverka/ui/primitives`.
 */
export function readKitEntries(): (name: string, from: string) => string | undefined {
  const entries = new Map<string, string>()
  const keyOf = (name: string, from: string) => `${name} ${basename(from)}`
  for (const index of globSync('src/*/index.ts', { cwd: KIT }).toSorted()) {
    const entry = `@proverka/ui/${basename(dirname(index))}`
    for (const [, names = '', from = ''] of readFileSync(join(KIT, index), 'utf8').matchAll(EXPORTED))
      for (const name of names.split(',')) entries.set(keyOf(name.trim().replace(/^type /, ''), from), entry)
  }
  return (name, from) => entries.get(keyOf(name, from))
}
