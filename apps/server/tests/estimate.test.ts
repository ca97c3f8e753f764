import { COMPARABLES_LIMIT, contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENOUGH, estimateFrom, type Comparable } from '../src/services/orders/estimate-price.ts'
import { HOUSE } from './access/adverts-rows.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const estimate = (body: object) =>
  server.visit().call(contract.events.estimatePrice, { body: { address: HOUSE, area: 54.3, ...body } })

describe('an estimate', () => {
  it('[CALL-037] is a price between the quartiles of the adverts around', async () => {
    const { status, data } = await estimate({ rooms: 2, floor: 5 })
    expect(status).toBe(200)
    expect(data.range.low).toBeLessThanOrEqual(data.price)
    expect(data.range.high).toBeGreaterThanOrEqual(data.price)
    expect(Math.abs(data.price - data.price_per_m2 * 54.3)).toBeLessThan(1000)
    expect(data.count).toBeGreaterThanOrEqual(ENOUGH)
    const [market] = await server.sql(
      `select avg(price_kopecks / 100 / area)::float8 as price from adverts
      where house_id = (select id from houses where address = $1)`,
      [HOUSE],
    )
    expect(data.price_per_m2 / Number(market?.['price'])).toBeCloseTo(1, 0)
  })

  it('shows the adverts it rests on, the cheapest metre first', async () => {
    const { data } = await estimate({ rooms: 2, floor: 5 })
    expect(data.comparables).toHaveLength(Math.min(data.count, COMPARABLES_LIMIT))
    const metres = data.comparables.map(({ info }) => info.price_per_m2)
    expect(metres).toEqual(metres.toSorted((left, right) => left - right))
    expect([metres[0]! <= data.price_per_m2, metres.at(-1)! >= data.price_per_m2]).toEqual([true, true])
    expect(data.scope).toBe('house')
    expect(new Set(data.comparables.map(({ address }) => address))).toEqual(new Set([HOUSE]))
  })

  it('needs an address and an area only', async () => {
    const { status, data } = await estimate({ address: 'кленовая 14, кв. 3' })
    expect([status, data.scope]).toEqual([200, 'house'])
  })

  it('is refused where there is too little to compare: no number is made up', async () => {
    const refusal = { status: 404, error: 'Рядом слишком мало похожих объявлений, чтобы назвать цену' }
    expect(await estimate({ address: 'ул. Полевая, д. 9' })).toMatchObject(refusal)
    expect(await estimate({ area: 900 })).toMatchObject(refusal)
    expect(await estimate({ address: 'ул. Небывалая, д. 1' })).toMatchObject({
      status: 404,
      error: 'Такого дома нет в данных. Укажите улицу и номер дома',
    })
    for (const bad of [{ area: 0 }, { area: '54' }, { address: '' }, { rooms: 0 }, { floor: 1.5 }]) {
      expect([bad, (await estimate(bad)).status]).toEqual([bad, 400])
    }
  })

  const flats = (count: number, flat: Partial<Comparable>, perMetre: number): Comparable[] =>
    Array.from({ length: count }, (_, at) => ({
      house_id: 1,
      rooms: 2,
      floor: 3,
      area: 50,
      price_kopecks: (perMetre + at * 1000) * 50 * 100,
      ...flat,
    }))

  it.each([
    ['like flats of the house', flats(5, {}, 100_000), 'house', 102_000],
    [
      'the house with any floor',
      [...flats(4, {}, 100_000), ...flats(1, { floor: 1 }, 90_000)],
      'house',
      101_000,
    ],
    [
      'the house with any rooms',
      [...flats(4, {}, 100_000), ...flats(1, { rooms: 3 }, 120_000)],
      'house',
      102_000,
    ],
    [
      'like flats around',
      [...flats(4, {}, 100_000), ...flats(1, { house_id: 2 }, 90_000)],
      'district',
      101_000,
    ],
  ] as const)('rests on %s, the narrowest circle that is large enough', (_, comparables, scope, perMetre) => {
    const found = estimateFrom(comparables, 1, { area: 40, rooms: 2, floor: 4 })
    expect(found).toMatchObject({ scope, count: 5, price_per_m2: perMetre, price: perMetre * 40 })
  })

  it('has quartiles as its range', () => {
    expect(estimateFrom(flats(5, {}, 100_000), 1, { area: 100 })?.range).toEqual({
      low: 10_100_000,
      high: 10_300_000,
    })
    expect(estimateFrom(flats(4, {}, 100_000), 1, { area: 100 })).toBeUndefined()
  })
})
