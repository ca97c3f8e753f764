import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LATER, readHosts, siteBuild } from './site-build.mjs'

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

it('what a home page leaves out is named as it is called today', () => {
  const root = join(import.meta.dirname, '..', '..', '..', '..')
  const own = LATER.filter((place) => place.startsWith('packages/'))
  expect(own.length).toBeGreaterThan(10)
  const gone = own.filter((place) => {
    const room = join(root, dirname(place))
    return (
      !existsSync(room) ||
      !readdirSync(room).some((name) => [name, name.split('.')[0]].includes(basename(place)))
    )
  })
  expect(gone).toEqual([])
})

it('names each part that a home page leaves out once, in order', () => {
  expect(LATER).toEqual([...new Set(LATER)].toSorted())
  const within = LATER.filter((place) => LATER.some((other) => other !== place && place.startsWith(other)))
  expect(within).toEqual([])
})
