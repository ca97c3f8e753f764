import { contract } from '@proverka/api/contract'
import { reportView } from '@proverka/domain/views'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startStandIn, type SourceCall, type SourceReply } from '@proverka/test-support/sources/stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../setup/test-server.ts'

/** No table of ours knows this house. */
const HOUSE = 'г. Соседск, ул. Дальняя, д. 5'
const FLAT = { address: HOUSE, area: 54, rooms: 2, floor: 3 }

const advert = (id: string, address: string, price: number, floor: number, site = 'doma.example.com') => ({
  id,
  address,
  kad_number: '',
  info: {
    object_type: 'Квартира',
    rooms: 2,
    area: 50,
    floor,
    price,
    price_per_m2: price / 50,
    id_site: '1',
    url: `https://${site}/sale/${id}`,
    listed_on: '2026-09-21',
    seen_on: '2026-11-21',
  },
})
const OWN = [advert('a1', HOUSE, 5_000_000, 2), advert('a2', HOUSE, 5_200_000, 4)]
const NEARBY = [
  advert('b1', 'г. Соседск, ул. Дальняя, д. 7', 5_100_000, 5, 'metry.example.com'),
  advert('b2', 'г. Соседск, ул. Дальняя, д. 7', 5_300_000, 6, 'metry.example.com'),
  advert('b3', 'г. Соседск, ул. Дальняя, д. 9', 4_900_000, 2, 'metry.example.com'),
  // The same flat on another site counts once.
  advert('b4', 'г. Соседск, ул. Дальняя, д. 9', 4_900_000, 2),
]

function answer({ path, query }: SourceCall): SourceReply {
  switch (path) {
    case '/adverts_by_address':
      return query.get('address') === HOUSE ? { body: OWN.map(({ id }) => id) } : { status: 404, body: {} }
    case '/adverts_by_ids':
      return { body: OWN }
    case '/similar':
      return { body: { same_house: OWN, nearby: NEARBY, same_price: [] } }
    default:
      return { status: 404, body: {} }
  }
}

let service: Awaited<ReturnType<typeof startStandIn>>
let server: TestServer
beforeAll(async () => {
  service = await startStandIn(answer)
  server = await startTestServer({
    demo: false,
    advertsService: { url: service.url, dataUrl: service.url, key: '' },
  })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(() => service.setMood('well'))

const estimate = (body: object) =>
  server.visit().call(contract.events.estimatePrice, { body: { ...FLAT, ...body } })

const stateOfMarket = async (of: TestServer) => {
  const { data } = await of.visit().call(contract.sources.listSources, {})
  return data.sources.find(({ name }) => name === 'Рынок')?.state
}

describe('a value where a service of adverts is connected', () => {
  it('compares the adverts of the service in the house and beside it, each flat once', async () => {
    const { status, data } = await estimate({})
    expect([status, data.count, data.scope]).toEqual([200, 5, 'district'])
    expect(data.comparables.map(({ id }) => id)).toEqual(['b3', 'a1', 'b1', 'a2', 'b2'])
    expect([data.price, data.price_per_m2]).toEqual([5_508_000, 102_000])
    expect((await estimate({ address: 'ул. Небывалая, д. 1' })).status).toBe(404)
    // A house of our own tables that the service does not know is compared as before.
    expect((await estimate({ address: 'г. Образцовск, ул. Кленовая, д. 14', area: 54.3 })).status).toBe(200)
  })

  it('is sold, and each compared flat says its source; no adjustment and no error is made up', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [
      { product: 'CostAssessment', key: 'x', metadata: { flat: FLAT } },
    ])
    await payInWidget(visitor, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'done')
    const { report } = (await visitor.call(contract.reports.getReport, { params: { id } })).data
    if (!report) throw new Error('no report')
    expect(report.valuation?.comparables.map(({ source }) => source)).toEqual([
      'metry.example.com',
      'doma.example.com',
      'metry.example.com',
      'doma.example.com',
      'metry.example.com',
    ])
    expect(report.valuation?.asking).toBeUndefined()
    const table = reportView(report).sections.find((section) => section.id === 'comparables')
    expect(JSON.stringify(table)).toContain('Источник: metry.example.com')
  })

  it('says that the service does not answer instead of a price', async () => {
    service.setMood('fails')
    expect((await estimate({})).status).toBe(503)
  })
})

describe('the state of the market among the sources (PUB-04)', () => {
  it('is connected where a service is, or where our tables have prices; nowhere else', async () => {
    expect(await stateOfMarket(server)).not.toBe('not-connected')
    const own = await startTestServer({ demo: false })
    expect(await stateOfMarket(own)).toBe('unmeasured')
    await own.stop()
    const empty = await startTestServer({ demo: false })
    await empty.sql('delete from adverts')
    expect(await stateOfMarket(empty)).toBe('not-connected')
    const market = empty.context.sources.for('flat')('flat-value')
    const { answer: given } = await market.ask({ kind: 'flat', ...FLAT })
    expect(given).toEqual({ kind: 'not-checked', reason: 'not-connected' })
    await empty.stop()
  })
})
