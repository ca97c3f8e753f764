import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeRegister } from '../../src/adapters/registry/describe-register.ts'
import { loadPrices } from '../../src/adapters/registry/prices/load-prices.ts'
import { findRegionPrice } from '../../src/adapters/registry/prices/region-price.ts'
import { removeDocuments } from '../../src/adapters/registry/remove-source.ts'
import { describeLines } from '../../src/commands/register/words.ts'
import { FIXTURES } from './gar-samples.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'

const FILE = join(FIXTURES, 'prices', 'emiss-31452.xml')
const OKTMO = '99700000001'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

/** The sample with something else in it. */
async function changed(name: string, change: (xml: string) => string): Promise<string> {
  const path = join(world.folder, name)
  await writeFile(path, change(await readFile(FILE, 'utf8')))
  return path
}
const priceAt = (oktmo = OKTMO) => findRegionPrice(world.connection.run, oktmo)

describe('[REG-10] average prices of regions', () => {
  it('are those of all types and both markets in the last quarter, with indicator and day', async () => {
    expect(await loadPrices(world.connection, FILE)).toMatchObject({
      kind: 'loaded',
      prices: 8,
      regions: 2,
      latest: { year: 2026, quarter: 3 },
      // A dash is no price.
      refused: { malformed: { count: 1 } },
    })
    expect(await priceAt()).toEqual({
      region: 'Примерная область',
      year: 2026,
      quarter: 3,
      fresh: 16_325_040,
      resale: 11_140_275,
      indicator: '31452',
      day: '2026-11-20',
    })
    expect(await priceAt('98000000')).toMatchObject({ quarter: 2, fresh: null, resale: 8_701_520 })
    expect(await priceAt('45000000')).toBeUndefined()
    expect(describeLines(await describeRegister(world.connection.run))).toEqual([
      'Средние цены регионов, ЕМИСС: цен 8, от 2026-11-20',
    ])
  })

  it('are the same after a second run, replaced whole by a newer file and not by an older one', async () => {
    await loadPrices(world.connection, FILE)
    expect(await loadPrices(world.connection, FILE)).toEqual({ kind: 'unchanged' })
    const older = await changed('older.xml', (xml) =>
      xml.replace('2026-11-20T', '2026-08-20T').replaceAll('111 402,75', '1'),
    )
    expect(await loadPrices(world.connection, older)).toEqual({ kind: 'unchanged' })
    expect(await priceAt()).toMatchObject({ resale: 11_140_275 })
    const newer = await changed('newer.xml', (xml) =>
      xml.replace('2026-11-20T', '2026-11-27T').replace('111 402,75', '112000'),
    )
    expect(await loadPrices(world.connection, newer)).toMatchObject({ kind: 'loaded', prices: 8 })
    expect(await priceAt()).toMatchObject({ resale: 11_200_000, day: '2026-11-27' })
  })

  it('[REG-14] can be taken out whole', async () => {
    await loadPrices(world.connection, FILE)
    expect(await removeDocuments(world.connection, 'prices', undefined)).toBe(1)
    expect(await priceAt()).toBeUndefined()
    expect((await world.connection.run('select * from register.region_prices')).rows).toEqual([])
  })

  it.each([
    [
      'a page in the place of the file',
      () => '<!doctype html><html><body>Войдите</body></html>',
      'a.xml: это не выгрузка ЕМИСС в формате SDMX, в нем нет GenericData.',
    ],
    [
      'another indicator',
      (xml: string) => xml.replace('Indicator id="31452"', 'Indicator id="61781"'),
      'a.xml: это показатель ЕМИСС 61781, нужен 31452.',
    ],
    [
      'the prices of towns',
      (xml: string) =>
        xml.replaceAll(
          '<generic:SeriesKey>',
          '<generic:SeriesKey><generic:Value concept="s_mest" value="2"/>',
        ),
      'a.xml: это не показатель 31452: лишний признак s_mest.',
    ],
    [
      'no price of a region',
      (xml: string) => xml.replaceAll('рубль', 'процент'),
      'a.xml: в файле нет ни одной средней цены квартир региона.',
    ],
    ['a cut file', (xml: string) => xml.slice(0, -200), /^a\.xml: XML обрывается на байте \d+\.$/],
  ])('%s is refused in one sentence, and what is loaded stays', async (_, change, message) => {
    await loadPrices(world.connection, FILE)
    await expect(loadPrices(world.connection, await changed('a.xml', change))).rejects.toThrow(message)
    expect(await priceAt()).toMatchObject({ fresh: 16_325_040 })
  })

  it('names a file that is not there', async () => {
    await expect(loadPrices(world.connection, '/none.xml')).rejects.toThrow('Файла /none.xml нет.')
  })
})
