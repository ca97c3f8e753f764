import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutIds } from './requirement-ids.ts'

/*
 * The end of a build for publishing: the declarations in `dist` of the package in whose folder it runs lose the ids of
 * requirements, which no reader of a hover has.
 */
const dist = join(process.cwd(), 'dist')
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(dist, name)
  writeFileSync(file, withoutIds(readFileSync(file, 'utf8')))
}
