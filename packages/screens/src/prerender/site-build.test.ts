import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readHosts, siteBuild } from './site-build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'proverka-sites-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('takes the hosts of a build from the table of the server', () => {
  const file = join(folder, 'sites.json')
  writeFileSync(
    file,
    JSON.stringify([
      { key: 'realty', host: 'proverka.example', name: 'Проверка недвижимости' },
      { key: 'fiz-ru', host: 'people.example', name: 'Проверка физических лиц' },
    ]),
  )
  expect(readHosts(file)).toEqual({ realty: 'proverka.example', 'fiz-ru': 'people.example' })
})

it('a build without a table names no hosts', () => {
  expect(readHosts(undefined)).toBeUndefined()
  expect(siteBuild('/app', false).define).toEqual({ 'import.meta.env.SITE_HOSTS': 'undefined' })
})

it('a table that is not there ends the build', () => {
  expect(() => readHosts(join(folder, 'none.json'))).toThrow(/ENOENT/)
})

it('a lazy part asks for all that it needs in one go, and for nothing that is there from the start', () => {
  const chunk = (imports: string[], kind: object) => ({ imports, code: '/* own */', ...kind })
  const bundle = {
    'assets/app.js': chunk(['assets/runtime.js'], { isEntry: true, isDynamicEntry: false }),
    'assets/runtime.js': chunk([], { isEntry: false, isDynamicEntry: false }),
    'assets/page.js': chunk(['assets/app.js', 'assets/form.js'], { isEntry: false, isDynamicEntry: true }),
    'assets/form.js': chunk(['assets/field.js'], { isEntry: false, isDynamicEntry: false }),
    // Two that need each other.
    'assets/field.js': chunk(['assets/mask.js', 'assets/form.js'], { isEntry: false, isDynamicEntry: false }),
    'assets/mask.js': chunk(['assets/runtime.js'], { isEntry: false, isDynamicEntry: false }),
  }
  const { build } = siteBuild('/app', false) as { build: { rolldownOptions: { plugins: Plugin[] } } }
  const plugin = build.rolldownOptions.plugins.find(({ name }) => name === 'flat-imports')
  plugin?.generateBundle?.(undefined, bundle)

  const asked = bundle['assets/page.js'].code.match(/import"[^"]+"/g)?.toSorted()
  expect(asked).toEqual(['import"./field.js"', 'import"./mask.js"'])
  expect(bundle['assets/page.js'].code).toMatch(/\/\* own \*\/$/)
  expect(bundle['assets/app.js'].code).toBe('/* own */')
  expect(bundle['assets/form.js'].code).toBe('/* own */')
})

interface Plugin {
  readonly name: string
  readonly generateBundle?: (options: unknown, bundle: object) => void
}
