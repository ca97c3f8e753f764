import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireOrders } from '../src/services/orders/expire-orders.ts'
import { orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { decide, paymentTransfersOf, tokenOf, transfersOf } from './setup/payment-events.ts'
import { whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

/* An unpaid order keeps its prices for some days; what is paid later is measured by the prices of that day. */

const clock = createTestClock()
const TERM_MS = 3 * 24 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ moneyTerms: { unpaidOrderMs: TERM_MS } }, { clock })
})
afterAll(() => server.stop())
beforeEach(() => setPrice(49_900))

const setPrice = async (kopecks: number) => {
  await server.sql('update price_components set price_kopecks = $1 where product_id = $2 and is_base', [
    kopecks,
    productId('EgrnObject'),
  ])
}

async function expiredOrder(priceNow: number) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  clock.advance(TERM_MS + 1000)
  expect(await expireOrders(server.context)).toBeGreaterThan(0)
  await setPrice(priceNow)
  const pay = async () => {
    await decide(guest, tokenOf(order), 'pay')
    const { data } = await guest.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    return data.is_order_paid
  }
  return { guest, order, email, pay }
}

describe('a payment that comes when the prices of its order are over', () => {
  it('[SAFE-06] pays the order when they are the same', async () => {
    const { order, pay } = await expiredOrder(49_900)
    expect(await pay()).toBe(true)
    expect(await paymentTransfersOf(server, order.id)).toHaveLength(2)
  })

  it('[SAFE-06] pays the order that has become cheaper; the rest is on the balance, and an email says so', async () => {
    const { guest, order, email, pay } = await expiredOrder(40_000)
    expect(await pay()).toBe(true)
    expect((await whoIs(guest)).account?.balance).toBe(99)
    const message = await server.emailTo(email, /^На балансе 99\s₽/)
    expect(message.text).toContain('стал дешевле')
    const [row] = await server.sql('select total_kopecks::int as total from orders where id = $1', [order.id])
    expect(row).toEqual({ total: 40_000 })
  })

  it('[SAFE-06] goes back whole from an order that costs more, and an email says what it costs', async () => {
    const { guest, order, email, pay } = await expiredOrder(59_900)
    expect(await pay()).toBe(false)
    const message = await server.emailTo(email, /^Возвращаем 499\s₽ по заказу/)
    expect(message.text).toMatch(/стоил уже 599\s₽/)
    expect((await whoIs(guest)).account?.balance).toBe(0)
    await until('the refund', async () => {
      const rows = await server.sql(
        `select 1 from refunds join payments on payments.id = payment_id where order_id = $1 and done_at is not null`,
        [order.id],
      )
      return rows.length > 0 || undefined
    })
    // The buyer may pay it by the price of today.
    const { data } = await guest.call(contract.orders.resumePayment, { params: { id: order.id } })
    expect(data.total_amount).toBe(599)
    await decide(guest, tokenOf(data), 'pay')
    await guest.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    const card = (await transfersOf(server, order.id)).filter(
      ({ kind, unique_key }) => kind === 'prepaid' && String(unique_key).startsWith('payment:'),
    )
    expect(card[0]).toMatchObject({ amount_kopecks: 59_900 })
  })

  it('is asked from who comes back by the prices of today, and is notified of the change', async () => {
    const { guest, order } = await expiredOrder(59_900)
    const { data } = await guest.call(contract.orders.resumePayment, { params: { id: order.id } })
    expect(data.total_amount).toBe(599)
    expect(data.notices?.[0]).toMatch(/было 499\s₽, теперь 599\s₽/)
    expect(tokenOf(data)).not.toBe(tokenOf(order))
  })
})

it('a paid order never expires', async () => {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  await decide(guest, tokenOf(order), 'pay')
  await guest.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
  clock.advance(TERM_MS * 2)
  await expireOrders(server.context)
  expect(await server.sql('select expired_at from orders where id = $1', [order.id])).toEqual([
    { expired_at: null },
  ])
})
