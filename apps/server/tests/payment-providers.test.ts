import { contract } from '@proverka/api/contract'
import { cardNotification } from '@proverka/test-support/cloudpayments-server'
import { itemIn, orderAsGuest, reportPaid, resumePayment } from '@proverka/test-support/guest-order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demandPaymentAccess } from '../src/config/payment-access.ts'
import { DEVELOPMENT_SITES } from '../src/config/sites.ts'
import { readEnv } from '../src/env.ts'
import { isMoneyService } from '../src/payments/provider-networks.ts'
import { paymentTransfersOf, tokenOf } from './setup/payment-events.ts'
import { PROVIDER_WORLDS, type ProviderWorld } from './setup/provider-worlds.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

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
  const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  return { guest, order, email, token: tokenOf(order), itemId: order.order_items[0]?.order_item_id ?? '' }
}
const isPaid = async (guest: ReturnType<TestServer['visit']>, orderId: string) =>
  (await reportPaid(guest, orderId)).data.is_order_paid

describe.each(Object.keys(PROVIDER_WORLDS) as (keyof typeof PROVIDER_WORLDS)[])(
  'payments by «%s»',
  (name) => {
    beforeEach(() => start(name))

    it('[OPS-01] are booked once, whoever tells of them and however often', async () => {
      const { guest, order, token } = await placeOrder()
      expect(token).not.toBe('')
      expect(await isPaid(guest, order.id)).toBe(false)
      await world.pay(server, guest, token, PRICE)
      const told = await Promise.all([
        ...Array.from({ length: 5 }, () => world.notify(server, token, PRICE)),
        isPaid(guest, order.id),
      ])
      expect(told).toEqual([200, 200, 200, 200, 200, true])
      expect(await paymentTransfersOf(server, order.id)).toMatchObject([
        { kind: 'provider', amount_kopecks: -PRICE },
        { kind: 'prepaid', amount_kopecks: PRICE },
      ])
    })

    it('that are declined leave the order to be paid again', async () => {
      const { guest, order, token } = await placeOrder()
      await world.decline(server, guest, token, PRICE)
      expect(await isPaid(guest, order.id)).toBe(false)
      const next = tokenOf((await resumePayment(guest, order.id)).data)
      await world.pay(server, guest, next, PRICE)
      expect(await isPaid(guest, order.id)).toBe(true)
    })

    it('have a receipt of their advance and one of its settlement', async () => {
      const { guest, order, token, itemId } = await placeOrder()
      await world.pay(server, guest, token, PRICE)
      await isPaid(guest, order.id)
      await itemIn(guest, itemId, 'done')
      const receipts = await until('two receipts', async () => {
        const made = await world.receipts(server)
        return made.length >= 2 ? made : undefined
      })
      expect(receipts.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
        { kind: 'advance', kopecks: PRICE },
        { kind: 'settlement', kopecks: PRICE },
      ])
    })

    it('that come a second time go back to the card, once', async () => {
      const { guest, order, token } = await placeOrder()
      const cancelled = await server.context.queries.payments.listAll(order.id)
      await server.sql(`update payments set status = 'canceled' where id = $1`, [cancelled[0]?.id])
      const second = tokenOf((await resumePayment(guest, order.id)).data)
      expect(second).not.toBe(token)
      await world.pay(server, guest, second, PRICE)
      expect(await isPaid(guest, order.id)).toBe(true)
      await world.pay(server, guest, token, PRICE)
      await world.notify(server, token, PRICE)
      await until('money back', async () => (await world.refunds(server)).length > 0 || undefined)
      expect(await world.refunds(server)).toEqual([PRICE])
    })
  },
)

describe.each(['money', 'card'] as const)('what is asked of «%s»', (name) => {
  beforeEach(() => start(name))

  it('and got no answer is not paid back twice, even when the service has forgotten its key', async () => {
    const { guest, order, token } = await placeOrder()
    await world.pay(server, guest, token, PRICE)
    await isPaid(guest, order.id)
    const [payment] = await server.context.queries.payments.listAll(order.id)
    const provider = server.context.providerOf(name)
    const wanted = {
      paymentId: payment?.provider_payment_id ?? '',
      amount: 10_000,
      idempotenceKey: '5889adc0-0bd1-4193-9d0c-06093117bbed',
      since: new Date(Date.now() - 60_000),
    }
    // The first question of a refund looks for an older one; the answer of the second is lost.
    await provider.refundPayment({ ...wanted, amount: 5000, idempotenceKey: 'another' })
    const { id } = await provider.refundPayment(wanted)
    world.forgetKeys?.()
    expect(await provider.refundPayment(wanted)).toEqual({ id })
    expect(await world.refunds(server)).toEqual([5000, 10_000])
  })

  it('about a payment that it does not know is no error of ours', async () => {
    const found = await server.context.providerOf(name).fetchPayment('no-such-payment')
    expect(found?.status ?? 'absent').toMatch(/^(absent|pending)$/)
  })

  it('when the answer is lost leaves an order whose payment opens with the next press', async () => {
    world.loseNextAnswer?.()
    const { guest, order } = await placeOrder()
    const token = tokenOf((await resumePayment(guest, order.id)).data)
    await world.pay(server, guest, token, PRICE)
    expect(await isPaid(guest, order.id)).toBe(true)
  })
})

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

  it('is told to no stranger: a message about the payment of another provider finds nothing', async () => {
    const { guest, order } = await placeOrder()
    const reply = await guest.call(contract.payment.receiveWebhook, {
      params: { provider: 'money' },
      body: { event: 'refund.succeeded', object: { id: 'r', payment_id: order.id } },
    })
    expect(reply.status).toBe(404)
  })
})
