import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, payInWidget, productId } from '@proverka/test-support/guest-order'
import { topUpByCard } from './setup/money.ts'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { getPartnerStats, listPartnerOrders } = contract.partner
const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data, email } = await register(visitor, undefined, changes)
  return { visitor, email, id: data.person.id }
}

/** Each order is a separate purchase. */
let purchases = 0

async function order(visitor: Visitor, partner_id?: string, metadata: Record<string, unknown> = {}) {
  const item = { product_id: productId('EgrnObject'), object_key: FLAT, metadata: { purchase: ++purchases } }
  const body = { order_items: [item], partner_id, metadata, again: true }
  return (await visitor.call(contract.orders.createOrder, { body })).data
}

const ordersOf = async (visitor: Visitor, query: object = {}) =>
  (await visitor.call(listPartnerOrders, { query: { ...query } })).data

const statsOf = async (visitor: Visitor, query: object = {}) =>
  (await visitor.call(getPartnerStats, { query: { ...query } })).data

describe('a partner', () => {
  it('[CALL-113] [PARTNER-02] sees the orders of the own link only, and nothing about their buyers', async () => {
    const [first, second, buyer] = [await newcomer(), await newcomer(), await newcomer()]
    const own = await order(buyer.visitor, first.id)
    clock.advance(1000)
    const paid = await order(buyer.visitor, first.id)
    await payInWidget(buyer.visitor, paid)
    await order(buyer.visitor, second.id)
    await order(buyer.visitor)
    const seen = await ordersOf(first.visitor)
    expect(seen.count).toBe(2)
    expect(seen.orders).toMatchObject([
      { Paid: true, totalAmount: 499, products: ['Выписка ЕГРН об объекте'] },
      { Paid: false, totalAmount: 499 },
    ])
    const text = JSON.stringify(seen)
    for (const secret of [buyer.email, FLAT, own.id, paid.id]) expect(text).not.toContain(secret)
    expect((await ordersOf(second.visitor)).count).toBe(1)
    expect(await ordersOf(buyer.visitor)).toEqual({ orders: [], count: 0 })
    const page = await ordersOf(first.visitor, { offset: '1', limit: '1' })
    expect(page).toMatchObject({ orders: [{ Paid: false }], count: 2 })
    expect((await first.visitor.call(listPartnerOrders, { query: { limit: '101' } })).status).toBe(400)
  })

  it('is the one of the registration when an order names none, and never the buyer himself', async () => {
    const partner = await newcomer()
    const invited = await newcomer({ partner_id: partner.id })
    await order(invited.visitor)
    await order(invited.visitor, invited.id)
    expect((await ordersOf(partner.visitor)).count).toBe(2)
    expect((await ordersOf(invited.visitor)).count).toBe(0)
  })

  it('[CALL-114] [PARTNER-03] gets counts and sums of the own link only', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    const invited = await newcomer({ partner_id: first.id })
    await newcomer({ partner_id: second.id })
    await payInWidget(invited.visitor, await order(invited.visitor))
    await order(invited.visitor)
    await topUpByCard(invited.visitor, 5000)
    expect(await statsOf(first.visitor)).toEqual({ registrations: 1, orders: 2, sum: 499, bonus: 2500 })
    expect(await statsOf(second.visitor)).toEqual({ registrations: 1, orders: 0, sum: 0, bonus: 0 })
    expect(await statsOf(invited.visitor)).toEqual({ registrations: 0, orders: 0, sum: 0, bonus: 0 })
  })

  it('counts days by Moscow time, both ends included', async () => {
    const partner = await newcomer()
    await newcomer({ partner_id: partner.id })
    const set = (at: string) =>
      server.sql('update persons set created_at = $1 where partner_id = $2', [at, partner.id])
    const registrations = async (from: string, to: string) =>
      (await statsOf(partner.visitor, { 'date-from': from, 'date-to': to })).registrations
    await set('2026-03-04T21:00:00Z')
    expect(await registrations('2026-03-05', '2026-03-05')).toBe(1)
    expect(await registrations('2026-03-04', '2026-03-04')).toBe(0)
    await set('2026-03-05T20:59:59Z')
    expect(await registrations('2026-03-05', '2026-03-05')).toBe(1)
    expect(await registrations('2026-03-06', '2026-03-07')).toBe(0)
    for (const day of ['2026-02-30', '05.03.2026', 'x']) {
      const query = { 'date-from': day }
      expect((await partner.visitor.call(getPartnerStats, { query })).status).toBe(400)
    }
    clock.advance(HOUR_MS)
  })
})

describe('an order from a link', () => {
  it('keeps the partner and the campaign', async () => {
    const [partner, buyer] = [await newcomer(), await newcomer()]
    const placed = await order(buyer.visitor, partner.id, { utm_campaign: 'c1' })
    const [row] = await server.sql('select partner_id, campaign from orders where id = $1', [placed.id])
    expect(row).toEqual({ partner_id: partner.id, campaign: 'c1' })
  })
})
