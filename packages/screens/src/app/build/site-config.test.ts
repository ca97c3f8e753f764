import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readHosts, siteConfig } from './site-config.ts'

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
  expect(siteConfig('/app').define).toEqual({ 'import.meta.env.SITE_HOSTS': 'undefined' })
})

it('a table that is not there ends the build', () => {
  expect(() => readHosts(join(folder, 'none.json'))).toThrow(/ENOENT/)
})
