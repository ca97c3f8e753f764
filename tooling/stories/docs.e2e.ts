import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readParts } from './kit/built-storybook.ts'
import { extractStories } from './kit/extract-stories.ts'
import { expect, test } from './kit/fixtures.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const RUSSIAN = /\p{Script=Cyrillic}{3}/u

test('every property of a part is described in Russian, and the part itself is', async ({ kit }) => {
  test.setTimeout(120_000)
  const stories = await extractStories(kit)
  const parts = stories.filter(({ guide }) => guide.about !== undefined)
  expect(new Set(parts.map(({ title }) => title)).size).toBeGreaterThan(150)
  expect(parts.filter(({ guide }) => !RUSSIAN.test(guide.about ?? '')).map(({ id }) => id)).toEqual([])
  const foreign = parts.flatMap(({ title, properties }) =>
    properties.filter(([, words]) => !RUSSIAN.test(words)).map(([name]) => `${title}: ${name}`),
  )
  expect([...new Set(foreign)]).toEqual([])
})

test('the table of a part with two shapes has the properties of both', async ({ kit }) => {
  const part = readParts().find(({ place }) => place === 'primitives/button/button')!
  await kit.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(part.docsId!)}`)
  for (const name of ['variant', 'size', 'loading', 'href', 'disabled', 'fullWidth', 'children', 'onClick'])
    await expect(kit.getByRole('rowheader', { name: new RegExp(`^${name}( \\*)?$`) })).toBeVisible()
  await kit.getByRole('combobox', { name: 'variant: значение' }).selectOption('danger')
  const [first] = part.stories
  await expect(kit.locator(`[id="case-${first!.id}"]`).getByRole('button').first()).toHaveCSS(
    'background-color',
    'rgb(194, 16, 31)',
  )
})

test('no name in the sidebar begins with the id of a requirement', () => {
  const names = readParts().flatMap(({ stories }) => stories.map(({ name }) => name))
  expect(names.filter((name) => /\[[A-Z]{2,}-\d+/.test(name))).toEqual([])
})

test('the code of a story compiles in an app as it is copied', async ({ kit }) => {
  test.setTimeout(240_000)
  const stories = await extractStories(kit)
  const pasted = stories.filter(({ code, tags }) => code !== '' && tags.includes('autodocs'))
  expect(pasted.length).toBeGreaterThan(400)
  // A parenthesis between tags is text that the app would show.
  expect(pasted.filter(({ code }) => /[^=]>\s*\(\s*</.test(code)).map(({ id }) => id)).toEqual([])
  // Within an app, among what is not its source.
  const folder = join(REPOSITORY, 'apps/realty/node_modules/.story-code')
  mkdirSync(folder, { recursive: true })
  try {
    for (const { id, code } of pasted) writeFileSync(join(folder, `${id}.tsx`), code)
    const options = { types: ['vite/client'], noUnusedLocals: true }
    const config = {
      extends: '../../../../tsconfig.base.json',
      compilerOptions: options,
      include: ['*.tsx'],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(REPOSITORY, 'node_modules/.bin/tsc')
    const run = promisify(execFile)(tsc, ['-p', folder, '--checkers', '1', '--pretty', 'false'])
    const told = await run.then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    expect(told.split('\n').filter(Boolean)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
