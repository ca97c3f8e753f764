import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as egrn from '../src/index.ts'
import { readFixture } from './read-fixture.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** A value as the README writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

it('the example in README gives what it says', () => {
  const extract = egrn.parseExtract(readFixture('extract_transfer_rights_property_demo.xml'))
  const promised = Object.fromEntries(
    [...readme.matchAll(/^(extract\..*?) \/\/ (.*)$/gm)].map(([, expression, value]) => [expression, value]),
  )
  expect(promised).toEqual({
    'extract.kind': written(extract.kind),
    'extract.number': written(extract.number),
    'extract.object.cadastralNumbers': written(extract.object.cadastralNumbers),
    "extract.rights.map((right) => right.share ?? 'целиком')": written(
      extract.rights.map((right) => right.share ?? 'целиком'),
    ),
    'extract.ownership': written(extract.ownership),
    'extract.notUnderstood': written(extract.notUnderstood),
  })
})

it('the example imports what the package exports', () => {
  const names = /import \{ (.*) \} from '@proverka\/egrn'/.exec(readme)?.[1]?.split(', ')
  expect(names).toEqual(['parseExtract'])
  // The text below the example names the error.
  for (const name of ['parseExtract', 'ExtractError']) {
    expect(egrn).toHaveProperty(name)
    expect(readme).toContain(name)
  }
})
