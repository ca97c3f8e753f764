import { contract } from '@proverka/api/contract'
import { advertSchema, priceRow } from '@proverka/domain/property'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE } from './access/adverts-rows.ts'
import { FLAT } from '@proverka/test-support/guest-order'
import { readMarket, SPARSE_HOUSE, type MarketRow } from './setup/advert-market.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { adverts, advertsData } = contract

let server: TestServer
let guest: Visitor
/** Fresh adverts of the whole market, straight from the database. */
let market: readonly MarketRow[]
beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
  market = await readMarket(server)
})
afterAll(() => server.stop())

const list = async (body: object) => (await guest.call(adverts.listAdverts, { body })).data
const groups = (rows: readonly MarketRow[]) => new Set(rows.map(({ group_id }) => group_id)).size
describe('the list of adverts', () => {
  it('[CALL-140] comes in parts of 20 by offset; unique counts without duplicates', async () => {
    const first = await list({ offset: 0 })
    const next = await list({ offset: 20 })
    expect([first.adverts_list.length, next.adverts_list.length]).toEqual([20, 20])
    const ids = new Set([...first.adverts_list, ...next.adverts_list].map(({ id }) => id))
    expect(ids.size).toBe(40)
    expect([first.unique, first.info.total]).toEqual([groups(market), market.length])
    expect(first.unique).toBeLessThan(market.length)
    const beyond = await list({ offset: 20 * Math.ceil(first.unique / 20) })
    expect([beyond.adverts_list, beyond.unique]).toEqual([[], first.unique])
    expect(await list({})).toEqual(first)
  })

  it('[ADVERT-01, ADVERT-03] has each flat once, newest first, with the prices of its part', async () => {
    const { adverts_list, prices } = await list({})
    for (const advert of adverts_list) {
      const { id, address, kad_number } = v.parse(advertSchema, advert)
      expect([id, address]).not.toContain('')
      expect(kad_number).toMatch(/^(00:14:[\d:]+)?$/)
    }
    const groupOf = new Map(market.map(({ id, group_id }) => [id, group_id]))
    expect(new Set(adverts_list.map(({ id }) => groupOf.get(id))).size).toBe(20)
    const rows = await server.sql('select id, listed_on::text as day from adverts')
    const days = adverts_list.map((advert) => String(rows.find(({ id }) => id === advert.id)?.['day']))
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)))
    expect(new Set(prices.map((row) => priceRow(row).id))).toEqual(new Set(adverts_list.map(({ id }) => id)))
    for (const { id, info } of adverts_list) {
      const own = prices.filter((row) => priceRow(row).id === id)
      expect(priceRow(own.at(-1) ?? []).price).toBe(info.price)
      expect(own.map(([, day]) => day)).toEqual(own.map(([, day]) => day).toSorted())
    }
  })

  it.each([
    ['area1', { area1: 60 }, ({ area }: MarketRow) => area >= 60],
    ['area2', { area2: 40 }, ({ area }: MarketRow) => area <= 40],
    ['price1', { price1: 8_000_000 }, ({ price }: MarketRow) => price >= 8_000_000],
    ['price2', { price2: 5_000_000 }, ({ price }: MarketRow) => price <= 5_000_000],
    ['rooms', { rooms: 2 }, ({ rooms }: MarketRow) => rooms === 2],
    ['id_site', { id_site: '2' }, ({ id_site }: MarketRow) => id_site === '2'],
    ['object_type', { object_type: 'квартира' }, () => true],
    ['another object_type', { object_type: 'Гараж' }, () => false],
    [
      'several',
      { area1: 40, area2: 70, price2: 9_000_000, rooms: 2 },
      ({ area, price, rooms }: MarketRow) => area >= 40 && area <= 70 && price <= 9_000_000 && rooms === 2,
    ],
  ])('can be narrowed by %s', async (_, filter, fits) => {
    const wanted = market.filter(fits)
    const { adverts_list, unique, info } = await list(filter)
    expect([unique, info.total]).toEqual([groups(wanted), wanted.length])
    const ids = new Set(wanted.map(({ id }) => id))
    expect(adverts_list.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(adverts_list.length).toBe(Math.min(20, unique))
    const cheapest = (rows: readonly MarketRow[]) => Math.min(...rows.map(({ price }) => price))
    expect(info.lowest_price ?? Infinity).toBeGreaterThanOrEqual(cheapest(wanted))
    expect(info.average_price === null).toBe(wanted.length === 0)
  })

  it('can be narrowed by an address as people write it: a house, a flat in it, a street, a town', async () => {
    const streetOf = (address: string) => /ул\. [^,]+/.exec(address)?.[0]
    const inHouse = market.filter(({ house }) => house === HOUSE)
    const inStreet = market.filter(({ house }) => streetOf(house) === streetOf(HOUSE))
    expect(groups(inStreet)).toBeGreaterThan(groups(inHouse))
    for (const [address, wanted] of [
      [HOUSE, inHouse],
      [`${HOUSE}, кв. 47`, inHouse],
      ['Кленовая 14', inHouse],
      ['ул Кленовая', inStreet],
      ['', market],
      ['Кленовая 9999', []],
      ['—', []],
    ] as const) {
      const { adverts_list, unique } = await list({ address })
      expect([address, unique]).toEqual([address, groups(wanted)])
      const known = new Set(wanted.map(({ id }) => id))
      expect(adverts_list.filter(({ id }) => !known.has(id))).toEqual([])
    }
    const both = inHouse.filter(({ rooms }) => rooms === 2)
    expect((await list({ address: 'Кленовая 14', rooms: 2 })).unique).toBe(groups(both))
  })

  it('tells what its filters can be set to and up to which day it is known', async () => {
    const { info } = await list({ rooms: 2 })
    expect(info.object_types).toEqual(['Квартира'])
    expect(info.sites.map(({ id_site }) => id_site)).toEqual(['1', '2', '3'])
    for (const { name } of info.sites) expect(name).toMatch(/^\w+\.example\.com$/)
    const [row] = await server.sql('select max(seen_on)::text as day from adverts')
    expect(info.known_on).toBe(row?.['day'])
  })

  it('has the other adverts of each of its flats', async () => {
    const { adverts_list, duplicates } = await list({ area1: 50, area2: 60 })
    const groupOf = new Map(market.map(({ id, group_id }) => [id, group_id]))
    const shown = new Set(adverts_list.map(({ id }) => id))
    expect(duplicates.length).toBeGreaterThan(0)
    for (const { of, id } of duplicates) expect([shown.has(of), shown.has(id)]).toEqual([true, false])
    const fresh = duplicates.filter(({ id }) => groupOf.has(id))
    expect(fresh.map(({ id }) => groupOf.get(id))).toEqual(fresh.map(({ of }) => groupOf.get(of)))
    expect((await list({ object_type: 'Гараж' })).duplicates).toEqual([])
  })

  it('puts first what is wanted: the cheapest, the cheapest metre, what lost most of its price', async () => {
    const inOrder = (values: readonly number[]) =>
      expect(values).toEqual(values.toSorted((left, right) => left - right))
    const cheap = await list({ sort: 'price' })
    inOrder(cheap.adverts_list.map(({ info }) => info.price))
    expect(cheap.adverts_list[0]?.info.price).toBe(cheap.info.lowest_price)
    inOrder((await list({ sort: 'metre' })).adverts_list.map(({ info }) => info.price_per_m2))
    await server.sql(
      `update advert_prices set price_kopecks = price_kopecks * 2 where advert_id = $1
        and day = (select min(day) from advert_prices where advert_id = $1)`,
      [cheap.adverts_list[3]?.id],
    )
    const { adverts_list, prices } = await list({ sort: 'price-drop' })
    expect(adverts_list[0]?.id).toBe(cheap.adverts_list[3]?.id)
    const firstOf = (id: string) => priceRow(prices.find((row) => priceRow(row).id === id) ?? []).price
    inOrder(adverts_list.map(({ id, info }) => info.price - firstOf(id)))
  })

  it('refuses what is no number', async () => {
    for (const body of [
      { offset: -1 },
      { offset: 1.5 },
      { area1: -5 },
      { rooms: 'две' },
      { price1: '1' },
      { sort: 'best' },
    ]) {
      expect([body, (await guest.call(adverts.listAdverts, { body: body as object })).status]).toEqual([
        body,
        400,
      ])
    }
  })
})

describe('an advert', () => {
  it('[CALL-141] has its prices over time and its duplicates on other sites', async () => {
    const [found] = (await guest.call(adverts.listAdvertsOfObject, { body: { kad_number: FLAT } })).data
      .adverts_list
    const { status, data } = await guest.call(adverts.getAdvert, { query: { id: found?.id ?? '' } })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: found?.id,
      kad_number: FLAT,
      address: HOUSE,
      info: { area: 54.3, floor: 5 },
    })
    expect(data.duplicates).toHaveLength(2)
    const sites = [data, ...data.duplicates].map(({ info }) => info.id_site)
    expect(new Set(sites)).toEqual(new Set(['1', '2', '3']))
    for (const { info } of data.duplicates) expect(info.url).toMatch(/^https:\/\/\w+\.example\.com\//)
    expect(data.prices.length).toBeGreaterThan(3)
    expect(priceRow(data.prices.at(-1) ?? [])).toEqual({ id: data.id, price: data.info.price })
    expect(await guest.call(adverts.getAdvert, { query: { id: '1' } })).toMatchObject({
      status: 404,
      error: 'Объявление не найдено',
    })
  })

  it('has no photographs where no service has any: nothing is rendered in their place', async () => {
    const [found] = (await guest.call(adverts.listAdvertsOfObject, { body: { kad_number: FLAT } })).data
      .adverts_list
    const { data } = await guest.call(adverts.getAdvert, { query: { id: found?.id ?? '' } })
    expect(data.photos).toEqual([])
    expect((await server.get(`/api/adverts/photo/${data.id}/1`)).status).toBe(404)
  })

  it('says nothing of a seller: neither a name nor a telephone is in what it answers', async () => {
    const { id } = market[0] ?? { id: '' }
    const { data } = await guest.call(adverts.getAdvert, { query: { id } })
    expect(Object.keys(data).toSorted()).toEqual([
      'address',
      'duplicates',
      'id',
      'info',
      'kad_number',
      'photos',
      'prices',
    ])
    expect(Object.keys(data.info).toSorted()).toEqual([
      'area',
      'floor',
      'id_site',
      'listed_on',
      'object_type',
      'price',
      'price_per_m2',
      'rooms',
      'seen_on',
      'url',
    ])
  })

  it('[CALL-142] is found by the cadastral number, in any spelling', async () => {
    for (const kad_number of [FLAT, ' 00-14-0203005-1047 ']) {
      const { data } = await guest.call(adverts.listAdvertsOfObject, { body: { kad_number } })
      expect([kad_number, data.adverts_list.map((advert) => advert.kad_number)]).toEqual([kad_number, [FLAT]])
      expect([data.unique, data.info.total]).toEqual([1, 3])
    }
    const none = await guest.call(adverts.listAdvertsOfObject, { body: { kad_number: '00:14:0203005:9' } })
    expect([none.status, none.data.adverts_list]).toEqual([200, []])
    expect((await guest.call(adverts.listAdvertsOfObject, { body: { kad_number: '' } })).status).toBe(400)
  })

  it('[CALL-143] has similar ones: in the house, nearby, for the price, never itself', async () => {
    const [found] = (await guest.call(adverts.listAdvertsOfObject, { body: { kad_number: FLAT } })).data
      .adverts_list
    const { data } = await guest.call(advertsData.listSimilar, { query: { id: found?.id ?? '' } })
    const { same_house, nearby, same_price } = data
    expect(same_house.length).toBeGreaterThan(0)
    expect(same_house.every(({ address }) => address === HOUSE)).toBe(true)
    const district = market.find(({ house }) => house === HOUSE)?.district
    const inDistrict = new Set(market.filter((row) => row.district === district).map(({ id }) => id))
    expect(nearby.length).toBeGreaterThan(0)
    expect(nearby.every(({ id, info }) => inDistrict.has(id) && info.rooms === found?.info.rooms)).toBe(true)
    const price = found?.info.price ?? 0
    expect(same_price.every(({ info }) => Math.abs(info.price - price) <= price / 10)).toBe(true)
    const own = new Set(market.filter((row) => row.kad_number === FLAT).map(({ id }) => id))
    for (const similar of [same_house, nearby, same_price]) {
      expect(similar.length).toBeLessThanOrEqual(10)
      expect(similar.filter(({ id }) => own.has(id))).toEqual([])
    }
    expect((await guest.call(advertsData.listSimilar, { query: { id: 'x' } })).status).toBe(404)
  })

  it('[CALL-149] is answered by its id with up to 99 others, in the order of the ids', async () => {
    const ids = market.slice(0, 100).map(({ id }) => id)
    const byIds = (wanted: string[]) => guest.call(advertsData.listAdvertsByIds, { body: { ids: wanted } })
    expect((await byIds(ids.toReversed())).data.map(({ id }) => id)).toEqual(ids.toReversed())
    const [first = '', second = ''] = ids
    expect((await byIds([second, 'нет', first, second])).data.map(({ id }) => id)).toEqual([second, first])
    expect((await byIds([])).data).toEqual([])
    expect(await byIds([...ids, 'x'])).toMatchObject({
      status: 400,
      error: 'Не больше 100 объявлений за раз',
    })
  })

  it('[CALL-150] is among the ids of its address, however that is written', async () => {
    const wanted = await server.sql(
      `select distinct group_id from adverts where house_id = (select id from houses where address = $1)`,
      [HOUSE],
    )
    for (const address of [HOUSE, 'кленовая 14', 'Образцовск, д.14, улица КЛЕНОВАЯ', `${HOUSE}, кв. 47`]) {
      const { data } = await guest.call(advertsData.listIdsByAddress, { query: { address } })
      expect([address, data.toSorted()]).toEqual([
        address,
        wanted.map(({ group_id }) => String(group_id)).toSorted(),
      ])
    }
    const empty = await guest.call(advertsData.listIdsByAddress, { query: { address: SPARSE_HOUSE } })
    expect(empty.data).toEqual([])
  })

  it('[CALL-151] has an id that its URL leads to; an unknown URL answers 404', async () => {
    const [{ id, url } = { id: '', url: '' }] = market
    expect((await guest.call(advertsData.findIdByUrl, { query: { url } })).data).toEqual({ id })
    const unknown = await guest.call(advertsData.findIdByUrl, { query: { url: `${url}0` } })
    expect([unknown.status, unknown.error]).toEqual([404, 'Объявление не найдено'])
  })
})
