import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE } from './access/adverts-rows.ts'
import { readMarket, SPARSE_HOUSE, type MarketRow } from './setup/advert-market.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { advertsData } = contract

let server: TestServer
let guest: Visitor
let market: readonly MarketRow[]
beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
  market = await readMarket(server)
})
afterAll(() => server.stop())

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)

describe('a house', () => {
  const inHouse = () => market.filter(({ id, group_id, house }) => house === HOUSE && id === group_id)

  it('[CALL-144] has a year, floors and a material', async () => {
    const { data } = await guest.call(advertsData.getReformaInfo, { query: { address: 'кленовая д14 кв 3' } })
    expect(data).toEqual({
      address: HOUSE,
      year: expect.any(Number),
      floors: 6,
      material: expect.stringMatching(/[а-я]/),
    })
  })

  it('[CALL-145] has the average price of its adverts', async () => {
    const { data } = await guest.call(advertsData.getAveragePrice, { query: { address: HOUSE } })
    expect(data).toEqual({
      average: mean(inHouse().map(({ price }) => price)),
      average_per_m2: mean(inHouse().map(({ price, area }) => price / area)),
      count: inHouse().length,
    })
    const none = await guest.call(advertsData.getAveragePrice, { query: { address: SPARSE_HOUSE } })
    expect(none.data).toEqual({ average: null, average_per_m2: null, count: 0 })
  })

  it('[CALL-146] has an average of the adverts with these rooms and areas only', async () => {
    const body = { address: HOUSE, rooms: 2, area1: 40, area2: 57.5 }
    const { data } = await guest.call(advertsData.getAveragePriceByParams, { body })
    const fits = inHouse().filter(({ rooms, area }) => rooms === 2 && area >= 40 && area <= 57.5)
    expect(fits.length).toBeGreaterThan(0)
    expect(fits.length).toBeLessThan(inHouse().length)
    expect([data.count, data.average]).toEqual([fits.length, mean(fits.map(({ price }) => price))])
  })

  it.each(['house_month', 'area_month'] as const)(
    '[CALL-147] has prices by month of type %s, one row per month of two years',
    async (type) => {
      const { data } = await guest.call(advertsData.listPriceChange, { query: { type, address: HOUSE } })
      const months = data.map(({ month }) => month)
      expect(months).toHaveLength(24)
      expect(new Set(months).size).toBe(24)
      expect(months).toEqual(months.toSorted())
      expect(months.at(-1)).toBe(new Date().toISOString().slice(0, 7))
      for (const { price, count } of data)
        expect([price > 40_000 && price < 200_000, count > 0]).toEqual([true, true])
      // The demo market grows.
      expect(data.at(-1)?.price).toBeGreaterThan((data[0]?.price ?? 0) * 1.1)
    },
  )

  it('[CALL-147] has no prices of another type: 400', async () => {
    const reply = await guest.call(advertsData.listPriceChange, {
      query: { type: 'year' as 'house_month', address: HOUSE },
    })
    expect(reply).toMatchObject({ status: 400, error: 'Вид графика: house_month или area_month' })
  })

  it('[CALL-148] has prices by month of the adverts with these params only', async () => {
    const body = { type: 'area_month', address: HOUSE } as const
    const all = await guest.call(advertsData.listPriceChangeByParams, { body })
    const some = await guest.call(advertsData.listPriceChangeByParams, {
      body: { ...body, rooms: 2, area1: 40, area2: 57 },
    })
    const plain = await guest.call(advertsData.listPriceChange, { query: body })
    expect(all.data).toEqual(plain.data)
    const countOf = new Map(all.data.map(({ month, count }) => [month, count]))
    expect(some.data.length).toBeGreaterThan(0)
    for (const { month, count } of some.data) expect(count).toBeLessThan(countOf.get(month) ?? 0)
    const last = some.data.at(-1)
    const today = await server.sql(
      `select avg(price_kopecks / area / 100)::float8 as price, count(*)::int as count from adverts
      where id = group_id and rooms = 2 and area between 40 and 57
      and seen_on >= date_trunc('month', (select max(seen_on) from adverts)::timestamp)
      and house_id in (select id from houses where district =
        (select district from houses where address = $1))`,
      [HOUSE],
    )
    expect([last?.price, last?.count]).toEqual([Math.round(Number(today[0]?.['price'])), today[0]?.['count']])
    const none = await guest.call(advertsData.listPriceChangeByParams, { body: { ...body, area1: 900 } })
    expect(none.data).toEqual([])
  })

  it('that is unknown, or not one house, answers 404', async () => {
    for (const address of [
      'Кленовая',
      'Образцовск',
      'ул. Несуществующая, д. 1',
      '8 Марта',
      "'",
      '\\',
      '!!!',
      '14',
    ]) {
      const reply = await guest.call(advertsData.getReformaInfo, { query: { address } })
      expect([address, reply.status, reply.error]).toEqual([
        address,
        404,
        'Такого дома нет в данных. Укажите улицу и номер дома',
      ])
    }
    const march = await guest.call(advertsData.getReformaInfo, { query: { address: 'ул 8 марта, 8' } })
    expect(march.data.address).toBe('г. Образцовск, ул. 8 Марта, д. 8')
    expect((await guest.call(advertsData.getReformaInfo, { query: { address: ' ' } })).status).toBe(400)
  })
})
