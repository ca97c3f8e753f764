import { COMPARABLES_LIMIT, contract } from '@proverka/api/contract'
import { FEWEST_COMPARABLES } from '@proverka/domain/reports'
import type { FlatQuestion } from '../src/services/market/read-flat.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    expect(data.count).toBeGreaterThanOrEqual(FEWEST_COMPARABLES)
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

  const NUMBER = '00:14:0203005:1047'

  it('[PROD-09] takes a number: the register tells address, area and floor, in any spelling of it', async () => {
    const by = (body: FlatQuestion) => server.visit().call(contract.events.estimatePrice, { body })
    const { status, data } = await by({ address: NUMBER })
    expect(status).toBe(200)
    expect(data.flat).toEqual({ address: `${HOUSE}, кв. 47`, area: 54.3, floor: 5 })
    const written = await by({ address: `${HOUSE}, кв. 47`, area: 54.3, floor: 5 })
    expect(data).toEqual(written.data)
    expect((await by({ address: '00-14-0203005-1047' })).data).toEqual(data)
    // What the visitor knows better counts.
    expect((await by({ address: NUMBER, area: 60, floor: 3 })).data.flat).toMatchObject({
      area: 60,
      floor: 3,
    })
  })

  it('says what is wrong with a number', async () => {
    const codeOf = async (body: FlatQuestion) =>
      (await server.visit().call(contract.events.estimatePrice, { body })).body['code']
    expect(await codeOf({ address: '00:14:0203005:9999' })).toBe('estimate/number-unknown')
    expect(await codeOf({ address: '00:14:0203' })).toBe('estimate/number-unknown')
    expect(await codeOf({ address: '00:14:0000000:55' })).toBe('estimate/not-a-flat')
    expect(await codeOf({ address: '00:14:0203009:302' })).toBe('estimate/flat-closed')
    expect(await codeOf({ address: '00:14:0203009:304' })).toBe('estimate/area-missing')
    expect(await codeOf({ address: HOUSE })).toBe('estimate/area-missing')
  })

  it('prints how such estimates erred: known sales, estimated by the adverts of their day', async () => {
    const { data } = await estimate({ rooms: 2 })
    const [deals] = await server.sql(
      `select count(*)::integer as count from flat_sales
      where sold_on >= (select max(seen_on) from adverts) - 730`,
    )
    expect(data.error?.tested).toBeGreaterThan(10)
    expect(data.error?.tested).toBeLessThanOrEqual(Math.min(200, Number(deals?.['count'])))
    expect(data.error?.median_error).toBeGreaterThan(0)
    expect(data.error?.median_error).toBeLessThan(0.3)
  })

  it('below the minimum shows the flats that there are, and how many are needed', async () => {
    const around = async (body: FlatQuestion) =>
      (await server.visit().call(contract.events.listComparables, { body })).data
    const few = await around({ address: 'ул. Полевая, д. 9', area: 54.3 })
    expect(few.needed).toBe(FEWEST_COMPARABLES)
    expect(few.count).toBeLessThan(FEWEST_COMPARABLES)
    expect(few.comparables).toHaveLength(few.count)
    const many = await around({ address: HOUSE, area: 54.3 })
    expect(many.count).toBeGreaterThanOrEqual(FEWEST_COMPARABLES)
    const prices = many.comparables.map(({ info }) => info.price)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
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
})
