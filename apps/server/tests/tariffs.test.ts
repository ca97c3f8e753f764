import { contract } from '@proverka/api/contract'
import { tariffSchema, EARNED_TARIFF_NAME } from '@proverka/domain/orders'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, payInWidget, productId } from '@proverka/test-support/guest-order'
import { balanceOf, giveBonus, sumOfBooks, topUpByCard } from './setup/money.ts'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const calls = contract.tariffs
const clock = createTestClock()
const MONTH_MS = 30 * 24 * HOUR_MS

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data, email } = await register(visitor, undefined, changes)
  emails.set(visitor, email)
  return { visitor, id: data.person.id }
}

const emails = new Map<Visitor, string>()

/** A month outlives a session. */
const signInAgain = (visitor: Visitor) => visitor.signIn(emails.get(visitor) ?? '', PASSWORD)

const current = async (visitor: Visitor) => (await visitor.call(calls.getCurrentTariff, {})).data

const activate = (visitor: Visitor, tariff_simple_id: number, headers = {}) =>
  visitor.call(calls.activateTariff, { body: { tariff_simple_id } }, headers)

async function priceFor(visitor: Visitor, name = 'EgrnObject') {
  const { data } = await visitor.call(contract.products.listProducts, { query: {} })
  return data.find(({ product_name }) => product_name === name)?.product_price
}

/** An order paid by card: `count` extracts of 499. */
async function orderExtracts(visitor: Visitor, count: number) {
  const { data: order } = await visitor.call(contract.orders.createOrder, {
    body: {
      order_items: Array.from({ length: count }, () => ({
        product_id: productId('EgrnObject'),
        object_key: FLAT,
      })),
      again: true,
    },
  })
  await payInWidget(visitor, order)
  return order
}

describe('the list of tariffs', () => {
  it('[CALL-128] [ENTITY-27] answers those of the category only', async () => {
    const list = async (category?: string) =>
      (await server.visit().call(calls.listTariffs, { query: category ? { category } : {} })).data
    const all = await list()
    expect(v.is(v.array(tariffSchema), all)).toBe(true)
    expect(all.map(({ tariff_simple_id }) => tariff_simple_id)).toEqual([0, 1, 2, 3, 4])
    const business = await list('business')
    expect(business.map(({ category }) => category)).toEqual(['business', 'business'])
    expect((await list('person')).length + business.length).toBe(all.length)
    expect(await list('nothing')).toEqual([])
  })
})

describe('what a person would pay', () => {
  it('[TARIFF-09] is listed beside each tariff: the prices of its products, and its own for people of a partner', async () => {
    const { visitor } = await newcomer()
    const { data } = await visitor.call(calls.listTariffs, { query: {} })
    const priceOf = (list: typeof data, id: number) =>
      list
        .find(({ tariff_simple_id }) => tariff_simple_id === id)
        ?.products.find(({ product_name }) => product_name === 'EgrnObject')?.price
    expect([0, 1, 2, 3, 4].map((id) => priceOf(data, id))).toEqual([499, 474, 449, 424, 374])
    expect(data.every(({ products }) => products.every(({ price }) => price > 0))).toBe(true)

    const partner = await newcomer()
    const body = { partnerID: partner.id, tariff_simple_id: 2, price: 300 }
    await admin.call(contract.admin.addPartnerTariff, { body })
    const invited = await newcomer({ partner_id: partner.id })
    const { data: own } = await invited.visitor.call(calls.listTariffs, { query: {} })
    expect(own.find(({ tariff_simple_id }) => tariff_simple_id === 2)?.price).toBe(300)
    expect(data.find(({ tariff_simple_id }) => tariff_simple_id === 2)?.price).toBe(490)
  })

  it('[TARIFF-01] is reckoned from paid orders: top-ups do not count', async () => {
    const { visitor } = await newcomer()
    const progress = async () => (await visitor.call(calls.getTariffProgress, {})).data
    expect(await progress()).toEqual({ paid: 0, checks: 0, orders: [], unpaid: null })
    await topUpByCard(visitor, 5000)
    await orderExtracts(visitor, 2)
    const number = expect.any(Number)
    const order_id = expect.any(String)
    const two = { order_id, number, products: ['EgrnObject', 'EgrnObject'], amount: 998 }
    expect(await progress()).toEqual({ paid: 998, checks: 2, orders: [two], unpaid: null })
    const { data: order } = await visitor.call(contract.orders.createOrder, {
      body: { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }], again: true },
    })
    const next = (await progress()).unpaid
    expect(next).toEqual({ order_id: order.id, number, products: ['EgrnObject'], amount: 499 })
    await server.sql('update orders set expired_at = now() where id = $1', [order.id])
    expect((await progress()).unpaid).toBeNull()
    // Over the threshold nothing is on its way any more.
    await orderExtracts(visitor, 2)
    expect(await progress()).toMatchObject({ orders: [] })
  })
})

describe('a tariff', () => {
  it('[CALL-129] is 0 for a new user', async () => {
    const { visitor } = await newcomer()
    expect(await current(visitor)).toEqual({ tariff_simple_id: 0, active_until: null })
    expect((await whoIs(visitor)).tariff).toEqual({ tariff_simple_id: 0 })
  })

  it('[CALL-131] is active and paid with enough balance; without it the answer is 402', async () => {
    const { visitor, id } = await newcomer()
    const refused = await activate(visitor, 3)
    expect(refused).toMatchObject({ status: 402, error: 'На балансе не хватает денег' })
    expect(await current(visitor)).toEqual({ tariff_simple_id: 0, active_until: null })
    await topUpByCard(visitor, 1400)
    await giveBonus(server, id, 100)
    const bought = await activate(visitor, 3)
    const active_until = new Date(clock.now().getTime() + MONTH_MS).toISOString()
    expect(bought.data).toEqual({ tariff_simple_id: 3, active_until })
    expect(await balanceOf(visitor)).toBe(10)
    expect((await whoIs(visitor)).tariff).toEqual({ tariff_simple_id: 3 })
    const { data } = await visitor.call(contract.orders.listTransactions, { query: {} })
    expect(data.transactions).toContainEqual(
      expect.objectContaining({ Description: 'Тариф «Риелтор»', Amount: -1490 }),
    )
  })

  it('is paid once, however often the same click arrives', async () => {
    const { visitor } = await newcomer()
    await topUpByCard(visitor, 10_000)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => activate(visitor, 3, headers)))
    expect(new Set(replies.map(({ data }) => data.active_until)).size).toBe(1)
    expect(await balanceOf(visitor)).toBe(8510)
    const further = await activate(visitor, 3)
    expect(further.data.active_until).toBe(new Date(clock.now().getTime() + 2 * MONTH_MS).toISOString())
    expect((await activate(visitor, 2, headers)).status).toBe(409)
  })

  it('never takes more than there is, also not ten times at once', async () => {
    const { visitor } = await newcomer()
    await topUpByCard(visitor, 1000)
    const replies = await Promise.all(Array.from({ length: 10 }, () => activate(visitor, 2)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await balanceOf(visitor)).toBe(20)
  })

  it('that is unknown or not for sale is not sold', async () => {
    const { visitor } = await newcomer()
    expect((await activate(visitor, 77)).status).toBe(404)
    expect((await activate(visitor, 0)).status).toBe(409)
    expect((await activate(visitor, 1)).status).toBe(409)
    expect((await activate(visitor, -1)).status).toBe(400)
  })

  it('[TARIFF-09] gives its prices to its subscriber only, and until its end', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    await topUpByCard(visitor, 6000)
    await activate(visitor, 4)
    expect(await priceFor(visitor)).toBe(374)
    expect(await priceFor(other.visitor)).toBe(499)
    expect(await priceFor(server.visit())).toBe(499)
    const { data: products } = await visitor.call(contract.products.listProducts, { query: {} })
    const extract = products.find(({ product_name }) => product_name === 'EgrnObject')
    expect(extract?.price_components.map(({ price_component_type }) => price_component_type.name)).toEqual([
      'Base',
      'Urgent',
      'Tariff',
    ])
    expect((await orderExtracts(visitor, 1)).total_amount).toBe(374)
    clock.advance(MONTH_MS - 1)
    await signInAgain(visitor)
    expect(await priceFor(visitor)).toBe(374)
    clock.advance(1)
    await signInAgain(visitor)
    expect(await priceFor(visitor)).toBe(499)
    expect(await current(visitor)).toEqual({ tariff_simple_id: 0, active_until: null })
    await admin.signIn('admin@example.com')
  })

  it('costs what the partner says for the people of the partner', async () => {
    const partner = await newcomer()
    const invited = await newcomer({ partner_id: partner.id })
    const other = await newcomer()
    const body = { partnerID: partner.id, tariff_simple_id: 2, price: 100 }
    await admin.call(contract.admin.addPartnerTariff, { body })
    await topUpByCard(invited.visitor, 150)
    await topUpByCard(other.visitor, 150)
    expect((await activate(invited.visitor, 2)).status).toBe(200)
    expect(await balanceOf(invited.visitor)).toBe(50)
    expect((await activate(other.visitor, 2)).status).toBe(402)
  })
})

describe('the tariff «Базовый»', () => {
  /** A buyer whose extract costs so many roubles. */
  async function buyerAt(roubles: number) {
    const { visitor, id } = await newcomer()
    const component = crypto.randomUUID()
    await server.sql(
      `insert into price_components (id, product_id, type_name, price_kopecks, is_base, enabled)
       values ($1, $2, 'Personal', $3, false, true)`,
      [component, productId('EgrnObject'), roubles * 100],
    )
    await server.sql(`insert into price_component_owners (price_component_id, person_id) values ($1, $2)`, [
      component,
      id,
    ])
    return visitor
  }

  it('[TARIFF-01] follows on paid orders over 1500: 1500 leave 0, 1501 switch to it', async () => {
    const exact = await buyerAt(1500)
    await topUpByCard(exact, 5000)
    expect((await orderExtracts(exact, 1)).total_amount).toBe(1500)
    expect(await current(exact)).toEqual({ tariff_simple_id: 0, active_until: null })
    const over = await buyerAt(1501)
    expect((await orderExtracts(over, 1)).total_amount).toBe(1501)
    expect(await current(over)).toEqual({ tariff_simple_id: 1, active_until: null })
    const all = (await over.call(calls.listTariffs, { query: {} })).data
    expect(all.find(({ tariff_simple_id }) => tariff_simple_id === 1)?.name).toBe(EARNED_TARIFF_NAME)
    expect(await priceFor(over, 'EgrnRightList')).toBe(474)
    await orderExtracts(exact, 1)
    expect((await current(exact)).tariff_simple_id).toBe(1)
  })

  it('does not count an order that is not paid, and stays under a bought tariff', async () => {
    const visitor = await buyerAt(1501)
    await visitor.call(contract.orders.createOrder, {
      body: { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] },
    })
    expect((await current(visitor)).tariff_simple_id).toBe(0)
    await orderExtracts(visitor, 1)
    await topUpByCard(visitor, 490)
    expect((await activate(visitor, 2)).data.tariff_simple_id).toBe(2)
    clock.advance(MONTH_MS)
    await signInAgain(visitor)
    expect(await current(visitor)).toEqual({ tariff_simple_id: 1, active_until: null })
    await admin.signIn('admin@example.com')
  })
})

describe('an admin', () => {
  it('[CALL-130] [CALL-132] [CALL-133] [CALL-134] reads, gives, moves and takes away the tariff of another', async () => {
    const { visitor, id } = await newcomer()
    const query = { person_id: id }
    const read = async () => (await admin.call(calls.getTariffOfPerson, { query })).data
    expect(calls.getTariffOfPerson.path).toBe('/tariff/get_current_for_user/')
    expect(await read()).toEqual({ tariff_simple_id: 0, active_until: null })
    const body = { person_id: id, tariff_simple_id: 3 }
    const given = await admin.call(calls.activateTariffForPerson, { body })
    expect(given.data.tariff_simple_id).toBe(3)
    expect(await current(visitor)).toEqual(given.data)
    expect(await balanceOf(visitor)).toBe(0)
    const active_until = '2040-01-31T00:00:00.000Z'
    const moved = await admin.call(calls.updateTariffOfPerson, { body: { ...body, active_until } })
    expect(moved.data).toEqual({ tariff_simple_id: 3, active_until })
    expect(await read()).toEqual({ tariff_simple_id: 3, active_until })
    const other = { ...body, tariff_simple_id: 2, active_until }
    expect((await admin.call(calls.updateTariffOfPerson, { body: other })).status).toBe(404)
    expect((await admin.call(calls.deleteTariffOfPerson, { query })).data).toEqual({ removed: true })
    expect(await current(visitor)).toEqual({ tariff_simple_id: 0, active_until: null })
    const logs = await server.sql('select action from user_logs where person_id = $1 order by id', [id])
    expect(logs.map(({ action }) => action)).toEqual(['tariffs.activate', 'tariffs.update', 'tariffs.delete'])
    const nobody = { person_id: crypto.randomUUID() }
    expect((await admin.call(calls.getTariffOfPerson, { query: nobody })).status).toBe(404)
    const unknown = { person_id: id, tariff_simple_id: 99 }
    expect((await admin.call(calls.activateTariffForPerson, { body: unknown })).status).toBe(404)
  })
})

it('all of this left books that add up to zero', async () => {
  expect(await sumOfBooks(server)).toBe(0)
})
