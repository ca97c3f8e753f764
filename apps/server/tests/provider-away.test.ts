import { contract } from '@proverka/api/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { guardProvider, isProviderDown } from '../src/adapters/payments/guard-provider.ts'
import { freshEmail, orderAsGuest, reportPaid, resumePayment } from '@proverka/test-support/guest-order'
import { createHttpProvider } from './setup/http-provider.ts'
import { tokenOf } from './setup/payment-events.ts'
import {
  startProviderServer,
  type ProviderMood,
  type ProviderServer,
} from '@proverka/test-support/provider-server'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/* The payment provider is away: orders go on, nothing is lost, and what was paid is booked when it is back. */

const AWAY = 'Платежная система не отвечает, деньги не списаны. Повторите позже'

const clock = createTestClock()
let provider: ProviderServer
let server: TestServer
beforeAll(async () => {
  provider = await startProviderServer()
  server = await startTestServer({}, { clock, paymentProviders: [createHttpProvider(provider.url)] })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
afterEach(() => provider.setMood('well'))

const ITEM = [{ product: 'EgrnObject' }]
const MOODS: readonly ProviderMood[] = ['refuses', 'fails']

describe.each(MOODS)('a provider that %s', (mood) => {
  it('[SAFE-06] keeps the order, says so, and takes the payment at the next press', async () => {
    provider.setMood(mood)
    const visitor = server.visit()
    const { status, order } = await orderAsGuest(visitor, ITEM)
    expect([status, order.payment_data, order.notices]).toEqual([200, null, [AWAY]])
    const again = await resumePayment(visitor, order.id)
    expect([again.status, again.data.payment_data, again.data.notices]).toEqual([200, null, [AWAY]])
    provider.setMood('well')
    const { data } = await resumePayment(visitor, order.id)
    expect(data.notices).toBeUndefined()
    expect(provider.pay(tokenOf(data))).toBe(true)
    expect((await reportPaid(visitor, order.id)).data).toEqual({ is_order_paid: true })
  })

  it('[SAFE-06] leaves what was paid meanwhile to be booked when it is back', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, ITEM)
    provider.setMood(mood)
    provider.pay(tokenOf(order))
    const reported = await reportPaid(visitor, order.id)
    const polled = await visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    expect([reported.status, reported.data]).toEqual([200, { is_order_paid: false }])
    expect([polled.status, polled.data]).toEqual([200, { is_order_paid: false }])
    provider.setMood('well')
    clock.advance(5000)
    await until('the order to be paid', async () => {
      const [row] = await server.sql('select paid_at from orders where id = $1', [order.id])
      return row?.['paid_at'] ?? undefined
    })
  })

  it('asks the sender of a message to repeat it', async () => {
    const { order } = await orderAsGuest(server.visit(), ITEM)
    provider.setMood(mood)
    const { status, error } = await server.visit().call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: tokenOf(order).replace('window-', '') } },
    })
    expect([status, error]).toEqual([503, AWAY])
  })
})

it('[SAFE-06] one that hangs is given up in time', async () => {
  provider.setMood('hangs')
  const guarded = guardProvider(createHttpProvider(provider.url), 100)
  const failure: unknown = await guarded.fetchPayment('any').catch((error: unknown) => error)
  expect(isProviderDown(failure)).toBe(true)
})

it('the first order of a new address signs its browser in, provider or not', async () => {
  provider.setMood('refuses')
  const { body } = await orderAsGuest(server.visit(), ITEM, freshEmail())
  expect(body['jwt']).toBeDefined()
})
