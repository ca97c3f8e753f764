import { contract } from '@proverka/api/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../src/services/context.ts'
import { reconcilePayments } from '../src/services/payments/reconcile-payments.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { createLastingPlace, type LastingPlace } from './setup/lasting-place.ts'
import { paymentTransfersOf, tokenOf } from './setup/payment-events.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

/* The provider has the money and no notification arrives: no webhook, no poll, no widget. */

async function openPayment(server: TestServer) {
  const { order, email } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
  const token = tokenOf(order)
  return { orderId: order.id, email, token, itemId: order.order_items[0]?.order_item_id ?? '' }
}

/** The payer pays at the provider, past every page of ours. */
const payAtProvider = (server: TestServer, token: string) =>
  server.sql(`update test_provider_payments set status = 'succeeded' where token = $1`, [token])

const isPaid = async (server: TestServer, orderId: string) =>
  (await server.sql('select paid_at from orders where id = $1', [orderId]))[0]?.['paid_at'] !== null

const whenPaid = (server: TestServer, orderId: string) =>
  until('the order to be paid', async () => (await isPaid(server, orderId)) || undefined)

describe('a payment without a notification', () => {
  const clock = createTestClock()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, { clock })
  })
  afterAll(() => server.stop())

  it('[SAFE-06] pays its order within seconds', async () => {
    const { orderId, token } = await openPayment(server)
    await payAtProvider(server, token)
    clock.advance(5000)
    await whenPaid(server, orderId)
    expect(await paymentTransfersOf(server, orderId)).toHaveLength(2)
  })

  it('[SAFE-06, SAFE-20] is asked for with growing pauses, and after 30 days once a day, until the provider says its end', async () => {
    const { orderId, token } = await openPayment(server)
    const nextAsk = async () => {
      const [row] = await server.sql('select next_ask_at, watched_from from payments where order_id = $1', [
        orderId,
      ])
      const at = row?.['next_ask_at']
      if (!(at instanceof Date)) throw new Error('the payment is not asked for')
      return at.getTime() - clock.now().getTime()
    }
    const pauses: number[] = []
    for (const wait of [5000, 20 * MINUTE_MS, 2 * HOUR_MS, 2 * DAY_MS, 28 * DAY_MS, 40 * DAY_MS]) {
      clock.advance(wait)
      await until('the next question', async () => {
        await reconcilePayments(server.context)
        return (await nextAsk()) > 0 || undefined
      })
      pauses.push(await nextAsk())
    }
    expect(pauses).toEqual([5000, 30_000, 10 * MINUTE_MS, 6 * HOUR_MS, DAY_MS, DAY_MS])
    expect(
      await server.sql(
        `select 1 from payment_events where channel = 'reconciliation'
      and payment_id in (select id from payments where order_id = $1)`,
        [orderId],
      ),
    ).toEqual([])
    await payAtProvider(server, token)
    clock.advance(DAY_MS)
    await whenPaid(server, orderId)
  })

  it('[SAFE-06] is asked for at once again when its payer comes back to it', async () => {
    const { orderId, token } = await openPayment(server)
    clock.advance(3 * DAY_MS)
    await reconcilePayments(server.context)
    await server.visit().call(contract.orders.resumePayment, { params: { id: orderId } })
    await payAtProvider(server, token)
    clock.advance(5000)
    expect(await whenPaid(server, orderId)).toBe(true)
  })

  it('[SAFE-06] is asked for again when the provider was down', async () => {
    const context = server.context as { -readonly [Name in keyof AppContext]: AppContext[Name] }
    const { providerOf } = context
    let asked = 0
    context.providerOf = (name) => ({
      ...providerOf(name),
      fetchPayment: async () => {
        asked++
        throw new Error('down')
      },
    })
    const { orderId, token } = await openPayment(server)
    await payAtProvider(server, token)
    clock.advance(5000)
    await until('the provider to be asked', async () => asked > 0 || undefined)
    context.providerOf = providerOf
    expect(await isPaid(server, orderId)).toBe(false)
    clock.advance(5000)
    await whenPaid(server, orderId)
  })

  it('[SAFE-06] of an order that an admin marked as paid waits on the balance, and its payer is notified', async () => {
    const { orderId, email, token } = await openPayment(server)
    const admin = await visitAsAdmin(server)
    await admin.call(contract.admin.updateOrder, { body: { OrderID: orderId, Paid: true } })
    await payAtProvider(server, token)
    clock.advance(5000)
    const message = await server.emailTo(email, /^На балансе 499\s₽ по заказу/)
    expect(message.text).toContain('отмечен оплаченным раньше')
    const booked = await paymentTransfersOf(server, orderId)
    expect(booked).toMatchObject([
      { kind: 'provider', amount_kopecks: -49_900 },
      { kind: 'balance', amount_kopecks: 49_900 },
    ])
  })

  it('[SAFE-06] of a part that was given back meanwhile waits on the balance', async () => {
    const { orderId, email, token, itemId } = await openPayment(server)
    const admin = await visitAsAdmin(server)
    await admin.call(contract.orders.returnProduct, { body: { order_item_id: itemId } })
    await payAtProvider(server, token)
    clock.advance(5000)
    await whenPaid(server, orderId)
    const message = await server.emailTo(email, /^На балансе 499\s₽ по заказу/)
    expect(message.text).toContain('часть услуг была уже отменена')
  })
})

describe('a server that starts again', () => {
  let place: LastingPlace
  let server: TestServer | undefined
  beforeEach(async () => {
    place = await createLastingPlace()
  })
  afterEach(async () => {
    await server?.stop()
    await place.drop()
  })

  it('[SAFE-06] books what was paid while it was down', async () => {
    const clock = createTestClock()
    server = await place.start({}, clock)
    const { orderId, token } = await openPayment(server)
    await payAtProvider(server, token)
    expect(await isPaid(server, orderId)).toBe(false)
    await server.stop()
    clock.advance(10 * MINUTE_MS)
    server = await place.start({}, clock)
    await whenPaid(server, orderId)
  })
})
