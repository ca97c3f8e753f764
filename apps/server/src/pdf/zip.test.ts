import { expect, it } from 'vitest'
import { readZip } from '../../tests/setup/read-zip.ts'
import { makeZip } from './zip.ts'

const AT = new Date('2026-11-21T11:05:02Z')

it('an archive gives back its files, with their Russian names and every byte', () => {
  const large = Buffer.alloc(300_000, 'выписка ')
  const archive = makeZip(
    [
      { name: 'отчет.pdf', bytes: large },
      { name: 'пусто.xml', bytes: new Uint8Array() },
    ],
    AT,
  )
  expect(archive.length).toBeLessThan(10_000)
  const files = readZip(archive)
  expect([...files.keys()]).toEqual(['отчет.pdf', 'пусто.xml'])
  expect(files.get('отчет.pdf')?.equals(large)).toBe(true)
  expect(files.get('пусто.xml')).toHaveLength(0)
})

it('an archive of nothing is an archive', () => {
  expect(readZip(makeZip([], AT)).size).toBe(0)
})
