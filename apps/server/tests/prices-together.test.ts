import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { EXTRACT, priceCalls } from './setup/price-components.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { priceComponents: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const { list, add } = priceCalls(() => admin)

describe('[SELL-05] prices hang together', () => {
  const tariffPrices = async (product_id = EXTRACT) =>
    (await list(product_id))
      .filter(({ price_component_type, enabled }) => price_component_type.name === 'Tariff' && enabled)
      .toSorted((a, b) => (a.tariff_simple_id ?? 0) - (b.tariff_simple_id ?? 0))
  const pricesOf = async () => (await tariffPrices()).map(({ price }) => price)
  const baseId = async () =>
    (await list()).find((row) => row.is_base_product_component && row.enabled)?.price_component_id ?? ''

  it('a new base price takes the four tariff prices with it, and says so', async () => {
    expect(await pricesOf()).toEqual([474, 449, 424, 374])
    const { data } = await add('Base', 599)
    expect(await pricesOf()).toEqual([569, 539, 509, 449])
    expect(data.repriced?.map(({ price }) => price).toSorted((a, b) => b - a)).toEqual([569, 539, 509, 449])
    expect(data.left).toEqual([])
  })

  it('a price that was set by hand stays and is named; it never follows again', async () => {
    const [first] = await tariffPrices()
    await admin.call(calls.updatePriceComponent, {
      body: { price_component_id: first?.price_component_id ?? '', price: 555, enabled: true },
    })
    const { data } = await admin.call(calls.updatePriceComponent, {
      body: { price_component_id: await baseId(), price: 499, enabled: true },
    })
    expect(await pricesOf()).toEqual([555, 449, 424, 374])
    expect(data.left).toMatchObject([{ price_component_id: first?.price_component_id, price: 555 }])
    await admin.call(calls.updatePriceComponent, {
      body: { price_component_id: first?.price_component_id ?? '', price: 474, enabled: true },
    })
  })

  it('the surcharge or the price of a tariff changes nothing else', async () => {
    const { data } = await add('Personal', 400)
    expect([data.repriced, data.left]).toEqual([undefined, undefined])
    expect(await pricesOf()).toEqual([474, 449, 424, 374])
    await admin.call(calls.deletePriceComponent, { query: { price_component_id: data.price_component_id } })
  })
})
