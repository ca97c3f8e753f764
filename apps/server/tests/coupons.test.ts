import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, payInWidget, productId } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { checkCoupon, listProducts } = contract.products
const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = server.visit()
  await admin.signIn('admin@example.com')
  for (const [code, product, discount, hours] of [
    ['ОСЕНЬ', 'EgrnObject', 100, null],
    ['ОСЕНЬ', 'PersonCheck', 200, null],
    ['ДЕНЬ', 'EgrnObject', 50, 24],
  ] as const) {
    const active_until = hours && new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
    const body = { code, product_id: productId(product), discount, active_until }
    await admin.call(contract.admin.createCoupon, { body })
  }
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data } = await register(visitor, undefined, changes)
  return { visitor, id: data.person.id }
}

async function productFor(visitor: Visitor, query: Record<string, string>, name = 'EgrnObject') {
  const { data } = await visitor.call(listProducts, { query })
  const product = data.find(({ product_name }) => product_name === name)
  if (!product) throw new RangeError(name)
  return product
}

/** Each order is a separate purchase. */
let purchases = 0

async function order(visitor: Visitor, items: object[], rest: object = {}) {
  const order_items = items.map((item) => ({
    product_id: productId('EgrnObject'),
    object_key: FLAT,
    metadata: { purchase: ++purchases },
    ...item,
  }))
  const body = { order_items, again: true, ...rest }
  return (await visitor.call(contract.orders.createOrder, { body })).data
}

describe('a coupon', () => {
  it('[CALL-002] of a known code answers its discounts, of an unknown one 404 in Russian', async () => {
    const known = await server.visit().call(checkCoupon, { body: { code: ' осень ' } })
    expect(known.data.code).toBe('осень')
    expect(known.data.coupons.map(({ product_id, discount }) => [product_id, discount])).toEqual([
      [productId('EgrnObject'), 100],
      [productId('PersonCheck'), 200],
    ])
    expect(await server.visit().call(checkCoupon, { body: { code: 'ВЕСНА' } })).toMatchObject({
      status: 404,
      error: 'Такого промокода нет или он уже не действует',
    })
  })

  it('is listed with its product, and leaves the price to the rules', async () => {
    const product = await productFor(server.visit(), { coupon: 'осень' })
    expect(product).toMatchObject({ product_price: 499, coupons: [{ discount: 100 }] })
    expect((await productFor(server.visit(), {})).coupons).toEqual([])
    expect((await productFor(server.visit(), { coupon: 'ОСЕНЬ' }, 'EgrnRightList')).coupons).toEqual([])
  })

  it('[CART-09] lowers one item of one order of a person; after that it is used', async () => {
    const { visitor } = await newcomer()
    const first = await order(visitor, [{ code: 'ОСЕНЬ' }, { code: 'ОСЕНЬ' }, {}])
    expect(first.order_items.map(({ price }) => price)).toEqual([399, 499, 499])
    await payInWidget(visitor, first)
    expect((await order(visitor, [{ code: 'ОСЕНЬ' }])).total_amount).toBe(499)
    expect((await productFor(visitor, { coupon: 'ОСЕНЬ' })).coupons).toEqual([])
    const other = await newcomer()
    expect((await order(other.visitor, [{ code: 'осень' }])).total_amount).toBe(399)
  })

  it('never makes a price negative, and a forged one changes nothing', async () => {
    const { visitor } = await newcomer()
    const metadata = {
      person: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
      purpose: 'contract',
      ground: 'consent',
    }
    const item = { product_id: productId('PersonCheck'), code: 'ОСЕНЬ', metadata }
    expect((await order(visitor, [item])).total_amount).toBe(0)
    const forged = { code: 'НЕТ', coupon_id: crypto.randomUUID(), discount: 499 }
    expect((await order(visitor, [forged])).total_amount).toBe(499)
  })

  it('works until its end', async () => {
    expect((await productFor(server.visit(), { coupon: 'ДЕНЬ' })).coupons).toHaveLength(1)
    clock.advance(24 * HOUR_MS)
    await admin.signIn('admin@example.com')
    expect((await productFor(server.visit(), { coupon: 'ДЕНЬ' })).coupons).toEqual([])
    expect((await server.visit().call(checkCoupon, { body: { code: 'ДЕНЬ' } })).status).toBe(404)
  })
})

describe('the price of a link', () => {
  async function component(kopecks: number, column: 'partner_id' | 'campaign', value: string) {
    await server.sql(
      `insert into price_components (id, product_id, type_name, price_kopecks, is_base, enabled, ${column})
       values ($1, $2, $3, $4, false, true, $5)`,
      [crypto.randomUUID(), productId('EgrnRightList'), column, kopecks, value],
    )
  }

  it('is shown to who comes by it and asked in the order, of guests and of persons', async () => {
    const partner = await newcomer()
    await component(40_000, 'partner_id', partner.id)
    await admin.call(contract.admin.createCampaign, { body: { name: 'Осень', tag: 'autumn', enabled: true } })
    await component(30_000, 'campaign', 'autumn')
    const name = 'EgrnRightList'
    const priceOf = async (visitor: Visitor, query: Record<string, string>) =>
      (await productFor(visitor, query, name)).product_price
    const guest = server.visit()
    expect(await priceOf(guest, {})).toBe(499)
    expect(await priceOf(guest, { partnerID: partner.id })).toBe(400)
    expect(await priceOf(guest, { partnerID: partner.id, campaign: 'autumn' })).toBe(300)
    expect(await priceOf(guest, { campaign: 'winter', partnerID: crypto.randomUUID() })).toBe(499)
    const { visitor } = await newcomer()
    const item = { product_id: productId(name) }
    expect((await order(visitor, [item], { partner_id: partner.id })).total_amount).toBe(400)
    expect((await order(visitor, [item], { metadata: { utm_campaign: 'autumn' } })).total_amount).toBe(300)
    expect((await order(visitor, [item])).total_amount).toBe(499)
    expect((await order(partner.visitor, [item], { partner_id: partner.id })).total_amount).toBe(499)
    const invited = await newcomer({ partner_id: partner.id })
    expect(await priceOf(invited.visitor, {})).toBe(400)
    await server.sql(`update campaigns set enabled = false where tag = 'autumn'`)
    expect(await priceOf(guest, { campaign: 'autumn' })).toBe(499)
  })

  it('shows nobody whose price it is', async () => {
    const { data } = await server.visit().call(listProducts, { query: { campaign: 'autumn' } })
    expect(
      data.flatMap(({ price_components }) => price_components).flatMap((c) => c.price_component_owners),
    ).toEqual([])
  })
})
