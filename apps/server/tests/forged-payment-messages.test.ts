import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, placeUnpaidOrder, transfersOf } from './setup/payment-events.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const placeOrder = () => placeUnpaidOrder(server)

const itemStatus = async (id: string) =>
  (await server.sql('select status from order_items where id = $1', [id]))[0]?.['status']

const PAID = { is_order_paid: true }
const UNPAID = { is_order_paid: false }

describe('a forged message', () => {
  const webhook = (object: { id: string } & Record<string, unknown>, event = 'payment.succeeded') =>
    server
      .visit()
      .call(contract.payment.receiveWebhook, { params: { provider: 'test' }, body: { event, object } })

  it('about a payment that is not ours is refused', async () => {
    for (const id of [crypto.randomUUID(), 'x', '', "' or 1=1 --"]) {
      expect((await webhook({ id })).status).toBe(404)
    }
  })

  it('cannot name a provider that the payment does not have', async () => {
    const { providerId } = await placeOrder()
    for (const provider of ['money', 'card'] as const) {
      const { status } = await server.visit().call(contract.payment.receiveWebhook, {
        params: { provider },
        body: { event: 'payment.succeeded', object: { id: providerId } },
      })
      expect(status).toBe(404)
    }
  })

  it.each(['pending', 'declined'] as const)('never pays a %s order', async (state) => {
    const { guest, order, token, itemId, providerId, channels } = await placeOrder()
    if (state === 'declined') await decide(guest, token, 'decline')
    const claims = [
      { id: providerId, status: 'succeeded', paid: true, amount: { value: '499.00', currency: 'RUB' } },
      { id: providerId, status: 'succeeded', amount: { value: '1.00', currency: 'RUB' } },
      { id: providerId, order_id: order.id, is_order_paid: true },
    ]
    for (const claim of claims) expect((await webhook(claim)).body).toEqual({ data: { accepted: true } })
    expect(await channels.widget()).toEqual(UNPAID)
    expect(await itemStatus(itemId)).toBe('waitingforpayment')
    expect(await transfersOf(server, order.id)).toEqual([])
  })

  it('about a cancellation does not take a paid order back', async () => {
    const { guest, order, token, providerId, channels } = await placeOrder()
    await decide(guest, token, 'pay')
    await channels.poll()
    await webhook({ id: providerId, status: 'canceled' }, 'payment.canceled')
    await webhook({ id: providerId, status: 'refunded' }, 'refund.succeeded')
    expect(await channels.poll()).toEqual(PAID)
    expect(await transfersOf(server, order.id)).not.toEqual([])
  })

  it('is of no use even if the provider itself names another amount', async () => {
    const { order, token, channels } = await placeOrder()
    await server.sql(
      `update test_provider_payments set status = 'succeeded', amount_kopecks = 100 where token = $1`,
      [token],
    )
    expect(await channels.webhook()).toEqual(UNPAID)
    expect(await transfersOf(server, order.id)).toEqual([])
  })
})
