import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { FLAT, freshEmail, payInWidget, productId } from '@proverka/test-support/guest-order'
import { knowObjects } from './setup/known-objects.ts'
import { decide, tokenOf } from './setup/payment-events.ts'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

/* A coupon works once per person, whatever the order of orders and payments (SAFE-07, DEC-03). */

const FLATS = Array.from({ length: 10 }, (_, index) => `00:14:0203005:${7001 + index}`)
const OTHER_FLAT = FLATS[0] ?? ''
const clock = createTestClock()
const WITHOUT_DISCOUNT = [
  'Промокод РАЗ действует один раз: он уже применен в другом вашем заказе. Цена указана без скидки.',
]

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
  const coupon = { code: 'РАЗ', product_id: productId('EgrnObject'), discount: 100, active_until: null }
  await admin.call(contract.admin.createCoupon, { body: coupon })
  await knowObjects(server, FLATS)
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const email = freshEmail()
  await register(visitor, email)
  return { visitor, email }
}

const bodyOf = (object_key: string, purchase: number) => ({
  order_items: [{ product_id: productId('EgrnObject'), object_key, metadata: { purchase }, code: 'РАЗ' }],
  again: true,
})

const order = async (visitor: Visitor, object_key = FLAT, purchase = 0) =>
  (await visitor.call(contract.orders.createOrder, { body: bodyOf(object_key, purchase) })).data

const resume = (visitor: Visitor, id: string) =>
  visitor.call(contract.orders.resumePayment, { params: { id } })

it('[SAFE-07] ten orders at once, all paid in parallel: one has the discount', async () => {
  const { visitor } = await newcomer()
  const placed = await Promise.all(Array.from({ length: 10 }, (_, index) => order(visitor, FLATS[index])))
  await Promise.all(placed.map((one) => payInWidget(visitor, one)))
  const ids = placed.map(({ id }) => id)
  const rows = await server.sql(
    `select o.paid_at is not null as paid, i.coupon_id is not null as lowered, o.total_kopecks::int as total
       from orders o join order_items i on i.order_id = o.id where o.id = any($1)`,
    [ids],
  )
  expect(rows.filter(({ paid, lowered }) => paid && lowered)).toEqual([
    { paid: true, lowered: true, total: 39_900 },
  ])
  expect(rows.filter(({ paid, total }) => paid && total === 49_900)).toHaveLength(9)
  const balance = (await whoIs(visitor)).account?.balance
  expect(balance).toBe(0)
})

it('[SAFE-07] a second order is priced without it and says so; so do the calls for prices', async () => {
  const { visitor } = await newcomer()
  expect(await order(visitor)).toMatchObject({ total_amount: 399 })
  const second = await order(visitor, OTHER_FLAT)
  expect(second).toMatchObject({ total_amount: 499, notices: WITHOUT_DISCOUNT })
  expect(await visitor.call(contract.products.checkCoupon, { body: { code: 'раз' } })).toMatchObject({
    status: 409,
    error: 'Этот промокод действует один раз: он уже применен в другом вашем заказе',
  })
  const { data } = await visitor.call(contract.products.listProducts, { query: { coupon: 'раз' } })
  const product = data.find(({ product_name }) => product_name === 'EgrnObject')
  expect(product).toMatchObject({ coupons: [], coupon_notice: WITHOUT_DISCOUNT[0] })
})

it('[SAFE-07] the order that holds it, made again or instead, keeps the discount', async () => {
  const { visitor } = await newcomer()
  const first = await order(visitor)
  const same = await order(visitor)
  expect([same.id, same.total_amount, same.notices]).toEqual([first.id, 399, undefined])
  const instead = await order(visitor, FLAT, 1)
  expect(instead.id).not.toBe(first.id)
  expect([instead.total_amount, instead.notices]).toEqual([399, undefined])
  // The former one gave way: paid late by its old price, its money goes back.
  await decide(visitor, tokenOf(first), 'pay')
  const { data } = await visitor.call(contract.orders.checkOrderPaid, { params: { id: first.id } })
  expect(data).toEqual({ is_order_paid: false })
  expect((await resume(visitor, instead.id)).data.total_amount).toBe(399)
})

it('[SAFE-07] is let go when its order is given back, or was not paid for a day', async () => {
  const { visitor } = await newcomer()
  const first = await order(visitor)
  await visitor.call(contract.orders.returnProduct, {
    body: { order_item_id: first.order_items[0]?.order_item_id ?? '' },
  })
  const second = await order(visitor, OTHER_FLAT)
  expect(second.total_amount).toBe(399)
  clock.advance(DAY_MS + 1000)
  const third = await order(visitor, FLAT, 7)
  expect(third.total_amount).toBe(399)
  await payInWidget(visitor, third)
  // Who comes back to the second one is told what it costs now.
  const { data } = await resume(visitor, second.id)
  expect(data.total_amount).toBe(499)
  expect(data.notices?.[0]).toMatch(/^Цена заказа изменилась: было 399\s₽, теперь 499\s₽\.$/)
  await payInWidget(visitor, data)
  expect(
    await server.sql('select total_kopecks::int as total from orders where id = $1', [second.id]),
  ).toEqual([{ total: 49_900 }])
})

it('[SAFE-07] of a guest is counted by the address that he typed, and by nothing of an account', async () => {
  const email = freshEmail()
  const asGuest = async (visitor: Visitor, object_key: string) => {
    const consents = await visitor.call(contract.auth.saveConsents, {
      body: { email, kinds: ['offer', 'personal-data'], page: '/objectCheckout/' },
    })
    const { data } = await visitor.call(
      contract.orders.createRegistrationOrder,
      {
        body: {
          ...bodyOf(object_key, 0),
          email,
          phone: '+7 (999) 123-45-67',
          registartion_url: 'http://realty.localhost/',
          redirect_url: '',
          metadata: {},
        },
      },
      { 'consent-id': consents.data.consent_id },
    )
    return data.order
  }
  expect((await asGuest(server.visit(), FLAT)).total_amount).toBe(399)
  expect(await asGuest(server.visit(), OTHER_FLAT)).toMatchObject({
    total_amount: 499,
    notices: WITHOUT_DISCOUNT,
  })
})
