import { contract } from '@proverka/api/contract'
import { startStandIn, type SourceCall, type SourceReply } from '@proverka/test-support/sources/stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'

const { adverts, advertsData } = contract

const info = {
  object_type: 'Квартира',
  rooms: 2,
  area: 54.3,
  floor: 3,
  price: 7_450_000,
  price_per_m2: 137_200,
  id_site: '7',
  url: 'https://doma.example.com/sale/a1',
  listed_on: '2026-09-21',
  seen_on: '2026-11-21',
}
const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
const advert = { id: 'a1', address: HOUSE, kad_number: '', info }
const list = {
  adverts_list: [advert],
  unique: 1,
  info: {
    total: 1,
    average_price: 7_450_000,
    lowest_price: 7_450_000,
    highest_price: 7_450_000,
    known_on: '2026-11-21',
    object_types: ['Квартира'],
    sites: [{ id_site: '7', name: 'doma.example.com' }],
  },
  prices: [['a1', '2026-09-21', 7_450_000]],
  duplicates: [],
}
const full = {
  ...advert,
  phone: '+7 900 000-00-00',
  info: { ...info, owner: 'Вымышленная Вера' },
  prices: list.prices,
  duplicates: [],
  photos: [{ src: 'https://photos.example.com/1.jpg', alt: 'кухня' }],
}

/** A service that speaks the calls of adverts; what it would never be asked answers 404. */
function answer({ path, query }: SourceCall): SourceReply {
  switch (path) {
    case '/adverts/list':
    case '/adverts/object/kad':
      return { body: list }
    case '/adverts/object':
      return query.get('id') === 'a1' ? { body: full } : { status: 404, body: {} }
    case '/adverts/photo/a1/1':
      return { headers: { 'content-type': 'image/png' }, body: 'png' }
    case '/adverts/photo/a1/2':
      return { headers: { 'content-type': 'image/svg+xml' }, body: '<svg onload="alert(1)"/>' }
    case '/adverts_by_address':
      return query.get('address') === HOUSE ? { body: ['a1', 'a2', 'a3'] } : { status: 404, body: {} }
    case '/adverts_by_ids':
      return {
        body: [
          advert,
          { ...advert, id: 'a2', info: { ...info, price: 6_900_000, price_per_m2: 127_000, rooms: 1 } },
          { ...advert, id: 'a3', info: { ...info, price: 7_100_000, price_per_m2: 130_800 } },
        ],
      }
    case '/price_change':
      return { body: [{ month: '2026-11', price: 137_200, count: 1 }] }
    default:
      return { status: 404, body: {} }
  }
}

let service: Awaited<ReturnType<typeof startStandIn>>
let server: TestServer
let guest: Visitor
beforeAll(async () => {
  service = await startStandIn(answer)
  server = await startTestServer({
    advertsService: { url: service.url, dataUrl: service.url, key: 'test-key' },
  })
  guest = server.visit()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(() => service.setMood('well'))

describe('a connected service of adverts', () => {
  it('is asked with the filters and the key, and its answer goes on', async () => {
    const { data, status } = await guest.call(adverts.listAdverts, {
      body: { offset: 20, area1: 40, rooms: 2 },
    })
    expect([status, data]).toEqual([200, list])
    const call = service.calls.at(-1)
    expect([call?.method, call?.path, call?.body]).toEqual([
      'POST',
      '/adverts/list',
      { offset: 20, area1: 40, rooms: 2 },
    ])
    expect(call?.headers['authorization']).toBe('Bearer test-key')
    const months = await guest.call(advertsData.listPriceChange, {
      query: { type: 'area_month', address: advert.address },
    })
    expect(months.data).toEqual([{ month: '2026-11', price: 137_200, count: 1 }])
    expect(Object.fromEntries(service.calls.at(-1)?.query ?? [])).toEqual({
      type: 'area_month',
      address: advert.address,
    })
  })

  it('is asked for the adverts of an address by their ids, and the other filters hold for them', async () => {
    const asked = service.calls.length
    const { data } = await guest.call(adverts.listAdverts, {
      body: { address: HOUSE, rooms: 2, sort: 'price' },
    })
    expect(data.adverts_list.map(({ id }) => id)).toEqual(['a3', 'a1'])
    expect([data.unique, data.info.total, data.info.lowest_price]).toEqual([2, 2, 7_100_000])
    expect([data.info.known_on, data.info.sites]).toEqual([list.info.known_on, list.info.sites])
    const sent = service.calls.slice(asked)
    expect(sent.map(({ path }) => path)).toEqual(['/adverts/list', '/adverts_by_address', '/adverts_by_ids'])
    // The service's own list knows seven filters: an address never goes there.
    expect(sent[0]?.body).toEqual({ offset: 0 })
    const elsewhere = await guest.call(adverts.listAdverts, { body: { address: 'Кленовая 99' } })
    expect([elsewhere.status, elsewhere.data.unique, elsewhere.data.info.known_on]).toEqual([
      200,
      0,
      list.info.known_on,
    ])
  })

  it('tells nobody who the seller is, and its photos come through this server', async () => {
    const { data } = await guest.call(adverts.getAdvert, { query: { id: 'a1' } })
    expect(JSON.stringify(data)).not.toMatch(/900 000|Вера|photos\.example/)
    expect(data.photos).toEqual([{ src: '/api/adverts/photo/a1/1', alt: 'кухня' }])
    const photo = await server.get('/api/adverts/photo/a1/1')
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/png'])
    // A picture that may hold a script is none.
    expect((await server.get('/api/adverts/photo/a1/2')).status).toBe(503)
    expect((await server.get('/api/adverts/photo/a1/3')).status).toBe(404)
  })

  it('answers 404 for an advert and a house that it does not know', async () => {
    const unknown = await guest.call(adverts.getAdvert, { query: { id: 'b2' } })
    expect([unknown.status, unknown.error]).toEqual([404, 'Объявление не найдено'])
    const house = await guest.call(advertsData.getReformaInfo, { query: { address: 'Кленовая 99' } })
    expect([house.status, house.error]).toEqual([404, 'Такого дома нет в данных. Укажите улицу и номер дома'])
  })

  it.each(['refuses', 'fails', 'limits', 'garbled', 'other-shape', 'moved'] as const)(
    'that %s is told as a service that does not answer now',
    async (mood) => {
      service.setMood(mood)
      const reply = await guest.call(adverts.listAdverts, { body: {} })
      expect([reply.status, reply.error]).toEqual([503, 'Сервис сейчас не отвечает. Повторите через минуту'])
    },
  )

  it('may not make a script of the address of an advert', async () => {
    const bad = await startStandIn(() => ({
      body: { ...list, adverts_list: [{ ...advert, info: { ...info, url: 'javascript:alert(1)' } }] },
    }))
    const other = await startTestServer({ advertsService: { url: bad.url, dataUrl: bad.url, key: '' } })
    expect((await other.visit().call(adverts.listAdverts, { body: {} })).status).toBe(503)
    await other.stop()
    await bad.stop()
  })
})

it('without a service and without adverts the list says that no site was ever asked', async () => {
  const empty = await startTestServer()
  await empty.sql('delete from adverts')
  const { data } = await empty.visit().call(adverts.listAdverts, { body: {} })
  expect([data.unique, data.info.known_on, data.info.sites]).toEqual([0, null, []])
  await empty.stop()
})
