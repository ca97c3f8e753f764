import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJsonFile } from './read-json-file.ts'
import { DEVELOPMENT_SITES } from './sites.ts'
import { sitesFileSchema } from './sites-file.ts'

describe('a file that the operator writes', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'json-file-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  const read = (content: string) => {
    const path = join(folder, 'sites.json')
    writeFileSync(path, content)
    return () => readJsonFile('Таблица сайтов', path, sitesFileSchema)
  }
  const [site] = DEVELOPMENT_SITES
  const withFault = (fault: object) => read(JSON.stringify([{ ...site, ...fault }]))

  it('is read whole', () => {
    expect(withFault({})()).toMatchObject([{ host: site?.host }])
  })

  it('names the place and what is expected there, in Russian', () => {
    expect(withFault({ payment: { provider: 'yookassa', publicKey: 'key' } })).toThrow(
      'не подходит, 0.payment.provider: ожидалось ("test" или "money" или "card"), а стоит "yookassa".',
    )
    expect(withFault({ support: { hours: 'всегда' } })).toThrow('не подходит, 0.support.email: не указано.')
    expect(withFault({ payment: { provider: 'money', publicKey: 'key' } })).toThrow(
      'не подходит, 0.payment: У платежного провайдера нет scriptUrl.',
    )
    expect(read('{}')).toThrow('ожидалось Array, а стоит Object.')
  })

  it('says that it is not there or no JSON', () => {
    expect(() => readJsonFile('Таблица сайтов', join(folder, 'none.json'), sitesFileSchema)).toThrow(
      /none\.json: такого файла нет\.$/,
    )
    expect(read('[')).toThrow(/^Таблица сайтов .* не читается: /)
  })
})
