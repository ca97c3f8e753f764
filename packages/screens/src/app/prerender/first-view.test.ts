import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { firstViewOf } from './first-view.mjs'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'proverka-first-view-')))
afterAll(() => rmSync(folder, { recursive: true }))

function write(sources: Readonly<Record<string, string>>) {
  for (const [name, source] of Object.entries(sources)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
  }
}

it('is what the page uses, not what its lists lead to, with what those modules need for others', async () => {
  write({
    'package.json': '{ "type": "module", "sideEffects": false }',
    'src/home/home-page.tsx': `
      import { shown } from '../kit/index.ts'
      export const Component = () => shown()
      export const later = () => import('../later.ts')`,
    'src/kit/index.ts': `export * from './shown.ts'\nexport * from './other.ts'`,
    'src/kit/shown.ts': `
      import { forOthers } from './for-others.ts'
      export const shown = () => document.title
      export const ofOtherPages = () => forOthers(document.title)`,
    'src/kit/for-others.ts': `export const forOthers = (text) => text.toUpperCase()`,
    'src/kit/other.ts': `export const other = () => document.body`,
    'src/later.ts': `export const late = () => document.head`,
  })
  const ids = [...(await firstViewOf(folder))].filter((id) => id.startsWith(folder))
  expect(ids.map((id) => relative(folder, id)).toSorted()).toEqual([
    'src/home/home-page.tsx',
    'src/kit/for-others.ts',
    'src/kit/shown.ts',
  ])
})
