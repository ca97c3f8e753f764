import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { cardNotification } from '@proverka/test-support/card-notification'
import { orderAsGuest, reportPaid } from '@proverka/test-support/guest-order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demandPaymentAccess } from '../src/platform/config/payment-access.ts'
import type { ServerConfig } from '../src/platform/config/server-config.ts'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { readEnv } from '../src/commands/env.ts'
import { isMoneyService } from '../src/adapters/payments/provider-networks.ts'
import { requeueOrphanedJobs } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { refundPayment } from '../src/services/payments/refund-payment.ts'
import { paymentTransfersOf, tokenOf } from './setup/payment-events.ts'
import { PROVIDER_WORLDS, type ProviderWorld } from './setup/provider-worlds.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/* What only one of the providers has: the suite for all is in payment-providers.test.ts. */

const PRICE = 49_900

let world: ProviderWorld
let server: TestServer
const start = async (name: keyof typeof PROVIDER_WORLDS) => {
  world = await PROVIDER_WORLDS[name]()
  server = await startTestServer(world.config)
}
afterEach(async () => {
  await server.stop()
  await world.stop()
})

async function placeOrder() {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  return { guest, order, token: tokenOf(order) }
}
const isPaid = async (guest: ReturnType<TestServer['visit']>, orderId: string) =>
  (await reportPaid(guest, orderId)).data.is_order_paid

describe('a window that names the sum itself', () => {
  beforeEach(() => start('card'))
  const notify = (type: string, fields: Record<string, string>, headers?: Record<string, string>) => {
    const signed = cardNotification(fields)
    return server.send(`/api/payment/notification/card/${type}`, {
      method: 'POST',
      body: signed.body,
      headers: { ...signed.headers, ...headers },
    })
  }

  it('is refused before the card is charged when the sum, the currency or the number is another', async () => {
    const { token } = await placeOrder()
    const codeOf = async (fields: Record<string, string>) =>
      JSON.parse(
        (await notify('check', { InvoiceId: token, Amount: '499.00', Currency: 'RUB', ...fields })).text,
      )
    expect(await codeOf({})).toEqual({ code: 0 })
    expect(await codeOf({ Amount: '1.00' })).toEqual({ code: 12 })
    expect(await codeOf({ Currency: 'USD' })).toEqual({ code: 12 })
    expect(await codeOf({ InvoiceId: 'p0' })).toEqual({ code: 10 })
  })

  it('books nothing when less was paid than asked', async () => {
    const { guest, order, token } = await placeOrder()
    await world.pay(server, guest, token, 100)
    await notify('pay', { InvoiceId: token, Amount: '499.00', Currency: 'RUB' })
    expect(await isPaid(guest, order.id)).toBe(false)
    expect(await paymentTransfersOf(server, order.id)).toEqual([])
  })

  it('is believed by either of the two MACs, and by none but these', async () => {
    const { token } = await placeOrder()
    const fields = { InvoiceId: token, Amount: '499.00', Currency: 'RUB', Name: 'Vera Klen & Co' }
    const { headers } = cardNotification(fields)
    expect((await notify('check', fields, { 'content-hmac': 'AAAA' })).status).toBe(200)
    expect((await notify('check', fields, { 'x-content-hmac': '' })).status).toBe(200)
    const forged = { 'content-hmac': 'AAAA', 'x-content-hmac': headers['content-hmac']?.slice(1) ?? '' }
    expect((await notify('check', fields, forged)).status).toBe(403)
  })
})

describe('an invoice of «card» with several attempts', () => {
  beforeEach(() => start('card'))

  it('is paid by the one that was, though another card was declined after it, and is given back by it', async () => {
    const { guest, order, token } = await placeOrder()
    await world.decline(server, guest, token, PRICE)
    await world.pay(server, guest, token, PRICE)
    await world.decline(server, guest, token, PRICE)
    expect(await world.notify(server, token, PRICE, 'declined')).toBe(200)
    expect(await isPaid(guest, order.id)).toBe(true)
    const [payment] = await server.context.queries.payments.listAll(order.id)
    expect(payment?.provider_transaction_id).toMatch(/^\d+$/)
    await world.decline(server, guest, token, PRICE)
    const refund = {
      id: randomUUID(),
      order_item_id: null,
      payment_id: payment?.id ?? '',
      amount_kopecks: PRICE,
      created_at: new Date(),
    }
    await server.context.queries.refunds.insertRefund(refund)
    await refundPayment(server.context, refund.id)
    expect(await world.refunds(server, token)).toEqual([PRICE])
  })

  it('takes no held money that is not the sum of the order', async () => {
    const { guest, order, token } = await placeOrder()
    world.outside?.hold(token, 100)
    expect(await world.notify(server, token, 100, 'paid')).toBe(200)
    expect([await isPaid(guest, order.id), world.outside?.isHeld(token)]).toEqual([false, true])
  })
})

describe('a refund of «money» that takes its time', () => {
  beforeEach(() => start('money'))

  it('is not done until the service says so, and is asked for again meanwhile', async () => {
    const { guest, order, token } = await placeOrder()
    await world.pay(server, guest, token, PRICE)
    await isPaid(guest, order.id)
    world.outside?.delayRefunds?.(true)
    const [payment] = await server.context.queries.payments.listAll(order.id)
    const id = randomUUID()
    const { refunds } = server.context.queries
    await refunds.insertRefund({
      id,
      order_item_id: null,
      payment_id: payment?.id ?? '',
      amount_kopecks: PRICE,
      created_at: new Date(),
    })
    await refundPayment(server.context, id)
    await refundPayment(server.context, id)
    expect(await refunds.findRefund(id)).toMatchObject({ done_at: null, refused_at: null })
    expect((await world.receipts(server, token)).map(({ kind }) => kind)).not.toContain('return')
    world.outside?.delayRefunds?.(false)
    expect(await requeueOrphanedJobs(server.context)).toBeGreaterThan(0)
    await until('the refund', async () => (await refunds.findRefund(id))?.done_at ?? undefined)
    expect(await world.refunds(server, token)).toEqual([PRICE])
  })
})

describe('a message in production, behind a proxy', () => {
  const tell = (provider: string, from: string) =>
    server.send(`/api/payment/webhook/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ event: 'payment.succeeded', object: { id: randomUUID() } }),
    })
  const open = async (name: keyof typeof PROVIDER_WORLDS) => {
    world = await PROVIDER_WORLDS[name]()
    server = await startTestServer({ ...world.config, behindProxy: true })
    // All else that production asks for at its start is no matter here.
    const context = server.context as { config: ServerConfig }
    context.config = { ...context.config, production: true }
  }

  it('about a payment of «money» is taken from the networks of YooKassa alone', async () => {
    await open('money')
    expect((await tell('money', '203.0.113.7')).status).toBe(403)
    // The client's own words for where it is come before those of the proxy.
    expect((await tell('money', '185.71.76.5, 203.0.113.7')).status).toBe(403)
    expect((await tell('money', '185.71.76.5')).status).toBe(404)
  })

  it('about a payment of «card» is taken with its signature alone, wherever it comes from', async () => {
    await open('card')
    const { body, headers } = cardNotification({ InvoiceId: 'p0', Amount: '1.00', Currency: 'RUB' })
    const send = (given: object) =>
      server.send('/api/payment/notification/card/pay', {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.7', ...given },
        body,
      })
    expect((await send({ 'content-type': headers['content-type'] })).status).toBe(403)
    expect(JSON.parse((await send(headers)).text)).toEqual({ code: 10 })
  })
})

describe('the choice of a provider', () => {
  beforeEach(() => start('test'))
  const site = (provider: 'money' | 'card', publicKey = 'shop-1') =>
    DEVELOPMENT_SITES.slice(0, 1).map((one) => ({ ...one, payment: { provider, publicKey } }))
  const money = { url: 'http://127.0.0.1:9', shopId: 'shop-1', secretKey: 's', taxes: { vatCode: 1 } }

  it('fails at the start with what is missing, not at the first payment', async () => {
    expect(() => demandPaymentAccess(site('money'), {})).toThrow(/«money», но YOOKASSA_\* не заданы/)
    expect(() => demandPaymentAccess(site('card'), { money })).toThrow(
      /«card», но CLOUDPAYMENTS_\* не заданы/,
    )
    expect(() => demandPaymentAccess(site('money', 'shop-2'), { money })).toThrow(/разные магазины/)
    expect(() => demandPaymentAccess(site('money'), { money })).not.toThrow()
    expect(() => readEnv({ YOOKASSA_SHOP_ID: '1' })).toThrow(
      'YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY нужны вместе',
    )
    await expect(startTestServer({ sites: site('card') })).rejects.toThrow('CLOUDPAYMENTS_* не заданы')
  })

  it('knows the networks of the money service', () => {
    for (const address of ['185.71.76.5', '77.75.156.11', '::ffff:77.75.153.3', '2a02:5180:1::2'])
      expect([address, isMoneyService(address)]).toEqual([address, true])
    for (const address of ['185.71.76.40', '77.75.156.12', '127.0.0.1', '2a02:5181::1', ''])
      expect([address, isMoneyService(address)]).toEqual([address, false])
  })

  it('is not disclosed to a stranger: a message about the payment of another provider finds nothing', async () => {
    const { guest, order } = await placeOrder()
    const reply = await guest.call(contract.payment.receiveWebhook, {
      params: { provider: 'money' },
      body: { event: 'refund.succeeded', object: { id: 'r', payment_id: order.id } },
    })
    expect(reply.status).toBe(404)
  })
})
