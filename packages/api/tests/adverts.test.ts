import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADVERTS_BY_ADDRESS_LIMIT, type Advert } from '../src/contract/index.ts'
import { createApiClient } from '../src/index.ts'
import { advertQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { json, startWireServer } from './wire-server.ts'

const ADDRESS = 'г. Образцовск, ул. Кленовая, д. 14'
const advert = (id: string): Advert => ({
  id,
  address: ADDRESS,
  kad_number: '',
  info: {
    object_type: 'Квартира',
    rooms: 2,
    area: 54.3,
    floor: 5,
    price: 5_930_000,
    price_per_m2: 109_208,
    id_site: '2',
    url: `https://doma.example.com/sale/${id}`,
    listed_on: '2026-10-01',
    seen_on: '2026-11-21',
  },
})
const FIGURES = {
  average_price: 5_930_000,
  lowest_price: 1,
  highest_price: 2,
  known_on: '2026-11-21',
  object_types: ['Квартира'],
  sites: [{ id_site: '2', name: 'doma.example.com' }],
}
const listOf = (ids: string[], unique: number) => ({
  adverts_list: ids.map(advert),
  unique,
  info: { total: unique + 1, ...FIGURES },
  prices: ids.map((id) => [id, '2026-10-01', 5_930_000]),
  duplicates: ids.map((id) => ({ of: id, ...advert(`${id}-2`) })),
})
const AVERAGE = { average: 5_930_000, average_per_m2: 109_208, count: 3 }
const MONTHS = [{ month: '2026-11', price: 109_208, count: 3 }]

type Server = Awaited<ReturnType<typeof startWireServer>>
let adverts: Server
let data: Server
beforeAll(async () => {
  adverts = await startWireServer()
  data = await startWireServer()
})
afterEach(() => {
  adverts.requests.length = 0
  data.requests.length = 0
})
afterAll(async () => {
  await adverts.stop()
  await data.stop()
})

/** The main API is out of reach: these calls have hosts of their own. */
const client = () =>
  createApiClient({
    baseUrl: 'http://127.0.0.1:1/api',
    advertsUrl: adverts.baseUrl,
    dataUrl: data.baseUrl,
  })
const bodyOf = (server: Server): unknown => JSON.parse(server.last().body)
const queryOf = (server: Server) =>
  Object.fromEntries(new URL(server.last().url, server.baseUrl).searchParams)
const called = (server: Server) => `${server.last().method} ${server.last().url.split('?')[0]}`

describe('adverts', () => {
  it('[CALL-140] are listed by offset and filters; the answer has no envelope', async () => {
    adverts.answerWith(json(listOf(['9007199254740993'], 1)))
    const filter = {
      area1: 30,
      area2: 60,
      price1: 1,
      price2: 9e6,
      object_type: 'Квартира',
      rooms: 2,
      id_site: '1',
    }
    const list = await runQuery(advertQueries.list(client(), filter), 20)
    expect(called(adverts)).toBe('POST /api/adverts/list')
    expect(bodyOf(adverts)).toEqual({ offset: 20, ...filter })
    expect(list).toMatchObject({ adverts_list: [{ id: '9007199254740993' }], unique: 1 })
  })

  it('leave empty filters out', async () => {
    adverts.answerWith(json(listOf([], 0)))
    await runQuery(advertQueries.list(client(), { object_type: '', rooms: undefined, area1: 0 }), 0)
    expect(bodyOf(adverts)).toEqual({ offset: 0, area1: 0 })
  })

  it('[ADVERT-02] have a unique count and info in their list', async () => {
    adverts.answerWith(json(listOf(['a'], 1)))
    const list = await client().adverts.listAdverts({ body: {} })
    expect(list.unique).toBe(1)
    expect(list.info).toEqual({ total: 2, ...FIGURES })
    expect(list.duplicates.map(({ of, id }) => [of, id])).toEqual([['a', 'a-2']])
    adverts.answerWith(json({ ...listOf([], 0), unique: '1' }))
    await expect(client().adverts.listAdverts({ body: {} })).rejects.toMatchObject({ path: 'unique' })
    const { info: _, ...bare } = listOf([], 0)
    adverts.answerWith(json(bare))
    await expect(client().adverts.listAdverts({ body: {} })).rejects.toMatchObject({ path: 'info' })
  })

  it('append part by part until all are shown', () => {
    const { getNextPageParam, select } = advertQueries.list(client())
    const [first, second] = [listOf(['a', 'b'], 3), listOf(['c'], 3)] as never[] as Parameters<
      typeof getNextPageParam
    >[0][]
    if (!first || !second || !select) throw new Error('no select')
    expect(getNextPageParam(first, [first], 0, [0])).toBe(2)
    expect(getNextPageParam(second, [first, second], 2, [0, 2])).toBeUndefined()
    const shown = select({ pages: [first, second], pageParams: [0, 2] })
    expect(shown.adverts.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect([shown.unique, shown.prices.length, shown.duplicates.length]).toEqual([3, 3, 3])
  })

  it('show an advert once that a new one moved into the next part', () => {
    const { select } = advertQueries.list(client())
    const pages = [listOf(['a', 'b'], 3), listOf(['b', 'c'], 3)] as never[]
    const shown = select?.({ pages, pageParams: [0, 2] })
    expect(shown?.adverts.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect([shown?.prices.length, shown?.duplicates.length]).toEqual([3, 3])
  })

  it('[CALL-141] are asked for one by one by id', async () => {
    const answer = {
      ...advert('a'),
      prices: [['a', '2026-10-01', 5, 'more']],
      duplicates: [advert('b')],
      photos: [{ src: '/api/adverts/photo/a/1', alt: 'кухня' }],
    }
    adverts.answerWith(json(answer))
    const found = await runQuery(advertQueries.advert(client(), 'a'))
    expect([called(adverts), queryOf(adverts)]).toEqual(['GET /api/adverts/object', { id: 'a' }])
    expect(found.duplicates.map(({ id }) => id)).toEqual(['b'])
    expect(found.prices[0]?.slice(0, 3)).toEqual(['a', '2026-10-01', 5])
  })

  it('[CALL-142] are asked for by a cadastral number', async () => {
    adverts.answerWith(json(listOf(['a'], 1)))
    await runQuery(advertQueries.ofObject(client(), '00:14:0203005:1047'))
    expect(called(adverts)).toBe('POST /api/adverts/object/kad')
    expect(bodyOf(adverts)).toEqual({ kad_number: '00:14:0203005:1047' })
  })
})

describe('the data service', () => {
  it('[CALL-143] gives similar adverts of an id', async () => {
    data.answerWith(json({ same_house: [advert('b')], nearby: [], same_price: [] }))
    const similar = await runQuery(advertQueries.similar(client(), 'a'))
    expect([called(data), queryOf(data)]).toEqual(['GET /api/similar', { id: 'a' }])
    expect(similar.same_house.map(({ id }) => id)).toEqual(['b'])
  })

  it('[CALL-144] gives the house of an address', async () => {
    const house = { address: ADDRESS, year: 1986, floors: 6, material: 'Панель' }
    data.answerWith(json(house))
    expect(await runQuery(advertQueries.reformaInfo(client(), ADDRESS))).toEqual(house)
    expect([called(data), queryOf(data)]).toEqual(['GET /api/reforma_info', { address: ADDRESS }])
  })

  it('[CALL-145] gives the average price of an address', async () => {
    data.answerWith(json(AVERAGE))
    expect(await runQuery(advertQueries.averagePrice(client(), ADDRESS))).toEqual(AVERAGE)
    expect([called(data), queryOf(data)]).toEqual(['GET /api/average_price', { address: ADDRESS }])
  })

  it('[CALL-146] gives the average price by params', async () => {
    data.answerWith(json(AVERAGE))
    const body = { address: ADDRESS, rooms: 2, area1: 30, area2: 60 }
    expect(await client().advertsData.getAveragePriceByParams({ body })).toEqual(AVERAGE)
    expect(called(data)).toBe('POST /api/average_price_by_params')
    expect(bodyOf(data)).toEqual(body)
  })

  it.each(['house_month', 'area_month'] as const)(
    '[CALL-147] gives price changes of type %s',
    async (type) => {
      data.answerWith(json(MONTHS))
      expect(await runQuery(advertQueries.priceChange(client(), type, ADDRESS))).toEqual(MONTHS)
      expect([called(data), queryOf(data)]).toEqual(['GET /api/price_change', { type, address: ADDRESS }])
    },
  )

  it('[CALL-148] gives price changes by params', async () => {
    data.answerWith(json(MONTHS))
    const body = { type: 'area_month', address: ADDRESS, rooms: 2, area1: 30, area2: 60 } as const
    expect(await client().advertsData.listPriceChangeByParams({ body })).toEqual(MONTHS)
    expect(called(data)).toBe('POST /api/price_change_by_params')
    expect(bodyOf(data)).toEqual(body)
  })

  it('[CALL-149] gives adverts by ids', async () => {
    data.answerWith(json([advert('b'), advert('a')]))
    const found = await client().advertsData.listAdvertsByIds({ body: { ids: ['b', 'a'] } })
    expect(found.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(called(data)).toBe('POST /api/adverts_by_ids')
    expect(bodyOf(data)).toEqual({ ids: ['b', 'a'] })
  })

  it('[ADVERT-12, CALL-150] gives ids of an address, of which the first 100 are asked for', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `id-${at}`)
    data.answerWith(({ url }) => json(url.includes('by_address') ? ids : ids.slice(0, 100).map(advert)))
    const found = await runQuery(advertQueries.byAddress(client(), ADDRESS))
    expect(data.requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
      'GET /api/adverts_by_address',
      'POST /api/adverts_by_ids',
    ])
    expect(data.requests[0]?.url).toContain('address=')
    expect(bodyOf(data)).toEqual({ ids: ids.slice(0, 100) })
    expect(found).toHaveLength(100)
  })

  it('is not asked for adverts of an address that has none', async () => {
    data.answerWith(json([]))
    expect(await runQuery(advertQueries.byAddress(client(), ADDRESS))).toEqual([])
    expect(data.requests).toHaveLength(1)
  })

  it('[CALL-151] gives the id of a URL', async () => {
    data.answerWith(json({ id: 'a' }))
    const url = 'https://doma.example.com/sale/1?x=1&y=2'
    expect(await client().advertsData.findIdByUrl({ query: { url } })).toEqual({ id: 'a' })
    expect([called(data), queryOf(data)]).toEqual(['GET /api/id_by_url', { url }])
  })
})

it('[CONST-26] at most 100 adverts of an address are asked for', () => {
  expect(ADVERTS_BY_ADDRESS_LIMIT).toBe(100)
})
