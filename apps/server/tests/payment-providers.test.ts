import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, reportPaid, resumePayment } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { requeueOrphanedJobs } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { paymentTransfersOf, tokenOf } from './setup/payment-events.ts'
import { PROVIDER_WORLDS, type ProviderWorld } from './setup/provider-worlds.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

/* The suite that every provider passes. What a service outside has, and our own test provider has not, is tried on those. */

const PRICE = 49_900
/** Waits for its data, so that it can be given back. */
const WAITING = 'RiskAssessmentOwner'

let world: ProviderWorld
let server: TestServer
let admin: Visitor

async function placeOrder(...products: string[]) {
  const guest = server.visit()
  const wanted = products.length > 0 ? products : ['EgrnObject']
  const { order } = await orderAsGuest(
    guest,
    wanted.map((product) => ({ product })),
  )
  const itemId = (index: number) => order.order_items[index]?.order_item_id ?? ''
  return { guest, order, token: tokenOf(order), itemId, total: PRICE * wanted.length }
}

async function payOrder(...products: string[]) {
  const placed = await placeOrder(...products)
  await world.pay(server, placed.guest, placed.token, placed.total)
  expect(await isPaid(placed.guest, placed.order.id)).toBe(true)
  return placed
}

/** Has an item given back whose money is then promised to the card. */
async function giveBack(guest: Visitor, order_item_id: string) {
  await itemIn(guest, order_item_id, 'actionrequired')
  const { status } = await admin.call(contract.orders.returnProduct, { body: { order_item_id } })
  expect(status).toBe(200)
}

const isPaid = async (guest: Visitor, orderId: string) =>
  (await reportPaid(guest, orderId)).data.is_order_paid

const statusOf = async (orderId: string) =>
  (await server.sql('select status from payments where order_id = $1', [orderId]))[0]?.['status']

const returnedOf = (itemId: string) =>
  server.sql('select returned_kopecks::int as returned, status from order_items where id = $1', [itemId])

const refundOf = async (orderId: string) =>
  (
    await server.sql(
      `select r.id, r.done_at, r.refused_at, r.refused_reason, p.provider_payment_id from refunds r
         join payments p on p.id = r.payment_id where p.order_id = $1`,
      [orderId],
    )
  )[0]

/** Receipts of a payment when there are as many, by their kinds. */
const receiptsOf = (token: string, count: number) =>
  until(`${count} receipts`, async () => {
    const made = await world.receipts(server, token)
    return made.length >= count ? made.toSorted((a, b) => a.kind.localeCompare(b.kind)) : undefined
  })

const PROVIDERS = Object.keys(PROVIDER_WORLDS) as (keyof typeof PROVIDER_WORLDS)[]
const OUTSIDE = PROVIDERS.filter((name) => name !== 'test')

const begin = (name: keyof typeof PROVIDER_WORLDS) => {
  beforeAll(async () => {
    world = await PROVIDER_WORLDS[name]()
    server = await startTestServer(world.config)
    admin = await visitAsAdmin(server)
  })
  afterAll(async () => {
    await server.stop()
    await world.stop()
  })
}

describe.each(PROVIDERS)('payments by «%s»', (name) => {
  begin(name)

  it('[OPS-01] are booked once, anyone who tells of them and however often', async () => {
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

  it('are what the service says when it is asked, in whatever order its messages come', async () => {
    const { guest, order, token } = await placeOrder()
    const events = ['refunded', 'paid', 'captured', 'declined', 'canceled'] as const
    const tellAll = async () => {
      for (const event of events) expect(await world.notify(server, token, PRICE, event)).toBe(200)
    }
    await tellAll()
    expect([await statusOf(order.id), await isPaid(guest, order.id)]).toEqual(['pending', false])
    await world.pay(server, guest, token, PRICE)
    await tellAll()
    await tellAll()
    expect([await statusOf(order.id), await isPaid(guest, order.id)]).toEqual(['succeeded', true])
    expect(await paymentTransfersOf(server, order.id)).toHaveLength(2)
  })

  it('are not booked when the service took another sum', async () => {
    const { guest, order, token } = await placeOrder()
    await world.pay(server, guest, token, 100)
    await world.notify(server, token, PRICE)
    expect([await statusOf(order.id), await isPaid(guest, order.id)]).toEqual(['pending', false])
    expect(await paymentTransfersOf(server, order.id)).toEqual([])
  })

  it('that are declined leave the order to be paid again', async () => {
    const { guest, order, token } = await placeOrder()
    await world.decline(server, guest, token, PRICE)
    expect(await world.notify(server, token, PRICE, 'declined')).toBe(200)
    expect(await isPaid(guest, order.id)).toBe(false)
    const next = tokenOf((await resumePayment(guest, order.id)).data)
    await world.pay(server, guest, next, PRICE)
    expect(await isPaid(guest, order.id)).toBe(true)
  })

  it('[OPS-01] have a receipt of each stage: advance, settlement and return; VAT of money ahead is calculated', async () => {
    const { guest, token, itemId } = await payOrder('EgrnObject', WAITING)
    await itemIn(guest, itemId(0), 'done')
    await giveBack(guest, itemId(1))
    expect(await receiptsOf(token, 3)).toEqual([
      { kind: 'advance', kopecks: 2 * PRICE },
      { kind: 'return', kopecks: PRICE },
      { kind: 'settlement', kopecks: PRICE },
    ])
    const { rates, vat } = world.outside ?? {}
    for (const [kind, rate] of rates?.() ?? [])
      expect(rate, kind).toBe(kind === 'settlement' ? vat?.ofService : vat?.ofAdvance)
    expect(await world.refunds(server, token)).toEqual([PRICE])
  })

  it('that come a second time go back to the card, once, with receipts of their own', async () => {
    const { guest, order, token } = await placeOrder()
    const [open] = await server.context.queries.payments.listAll(order.id)
    await server.sql(`update payments set status = 'canceled' where id = $1`, [open?.id])
    const second = tokenOf((await resumePayment(guest, order.id)).data)
    expect(second).not.toBe(token)
    await world.pay(server, guest, second, PRICE)
    expect(await isPaid(guest, order.id)).toBe(true)
    await world.pay(server, guest, token, PRICE)
    for (let times = 0; times < 3; times++) await world.notify(server, token, PRICE)
    expect(await receiptsOf(token, 2)).toEqual([
      { kind: 'advance', kopecks: PRICE },
      { kind: 'return', kopecks: PRICE },
    ])
    expect(await world.refunds(server, token)).toEqual([PRICE])
    expect(await world.refunds(server, second)).toEqual([])
  })
})

describe.each(OUTSIDE)('a service outside, «%s»', (name) => {
  begin(name)
  const there = () => {
    if (!world.outside) throw new Error('no service outside')
    return world.outside
  }

  it('that holds the money is asked to take it, once', async () => {
    const { guest, order, token } = await placeOrder()
    there().hold(token, PRICE)
    const told = [1, 2, 3].map(() => world.notify(server, token, PRICE, 'captured'))
    expect(await Promise.all(told)).toEqual([200, 200, 200])
    expect(await isPaid(guest, order.id)).toBe(true)
    expect(there().isHeld(token)).toBe(false)
    expect(await paymentTransfersOf(server, order.id)).toHaveLength(2)
  })

  it('whose office gives held money up leaves the order unpaid', async () => {
    const { guest, order, token } = await placeOrder()
    there().hold(token, PRICE)
    there().cancelThere(token)
    expect(await world.notify(server, token, PRICE, 'canceled')).toBe(200)
    expect([await statusOf(order.id), await isPaid(guest, order.id)]).toEqual(['canceled', false])
  })

  it('whose office gives a payment back ends what is not delivered, once', async () => {
    const { guest, order, token, itemId } = await payOrder(WAITING)
    await itemIn(guest, itemId(0), 'actionrequired')
    // A part that went back is booked and leaves the work as it is; the rest ends it.
    there().refundThere(token, 10_000)
    expect(await world.notify(server, token, 10_000, 'refunded')).toBe(200)
    expect(await statusOf(order.id)).toBe('succeeded')
    expect(await returnedOf(itemId(0))).toEqual([{ returned: 10_000, status: 'actionrequired' }])
    there().refundThere(token)
    const told = [1, 2, 3].map(() => world.notify(server, token, 39_900, 'refunded'))
    expect(await Promise.all(told)).toEqual([200, 200, 200])
    await itemIn(guest, itemId(0), 'refund')
    expect(await statusOf(order.id)).toBe('refunded')
    expect(await world.refunds(server, token)).toEqual([10_000, 39_900])
    const left = await server.sql(
      `select a.kind from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id where t.order_id = $1
        group by a.kind having sum(e.amount_kopecks) <> 0`,
      [order.id],
    )
    expect(left).toEqual([])
  })

  it('that refuses a refund has its refusal shown to a person, and is asked again a day later', async () => {
    there().refuseRefunds(true)
    const { guest, order, token, itemId } = await payOrder(WAITING)
    await giveBack(guest, itemId(0))
    const refused = await until('the refusal', async () => {
      const row = await refundOf(order.id)
      return row?.['refused_at'] ? row : undefined
    })
    expect(refused).toMatchObject({ done_at: null, refused_reason: expect.stringMatching(/funds/i) })
    const message = await server.emailTo(
      DEVELOPMENT_SITES[0]?.support.email ?? '',
      /^Возврат 499 ₽ .* отклонен$/,
    )
    expect(message.text).toContain('чек возврата не создан')
    there().refuseRefunds(false)
    expect(await requeueOrphanedJobs(server.context)).toBe(0)
    expect(await world.refunds(server, token)).toEqual([])
    expect((await world.receipts(server, token)).map(({ kind }) => kind)).not.toContain('return')
    await server.sql(`update refunds set refused_at = refused_at - interval '25 hours' where id = $1`, [
      refused['id'],
    ])
    expect(await requeueOrphanedJobs(server.context)).toBe(1)
    expect(await receiptsOf(token, 2)).toContainEqual({ kind: 'return', kopecks: PRICE })
    expect(await world.refunds(server, token)).toEqual([PRICE])
    expect((await refundOf(order.id))?.['done_at']).not.toBeNull()
  })

  it('that refuses a refund is done with when its office gives the payment back', async () => {
    there().refuseRefunds(true)
    const { guest, order, token, itemId } = await payOrder(WAITING)
    await giveBack(guest, itemId(0))
    await until('the refusal', async () => (await refundOf(order.id))?.['refused_at'] ?? undefined)
    there().refuseRefunds(false)
    there().refundThere(token)
    expect(await world.notify(server, token, PRICE, 'refunded')).toBe(200)
    expect((await refundOf(order.id))?.['done_at']).not.toBeNull()
    expect(await receiptsOf(token, 2)).toContainEqual({ kind: 'return', kopecks: PRICE })
    expect(await world.refunds(server, token)).toEqual([PRICE])
  })

  it('that gave no answer about a refund is not made to pay twice, even when it forgot its key', async () => {
    const { order, token } = await payOrder()
    const [payment] = await server.context.queries.payments.listAll(order.id)
    const provider = server.context.providerOf(name)
    const wanted = {
      paymentId: payment?.provider_payment_id ?? '',
      amount: 10_000,
      idempotenceKey: '5889adc0-0bd1-4193-9d0c-06093117bbed',
      since: new Date(Date.now() - 60_000),
    }
    await provider.refundPayment({ ...wanted, amount: 5000, idempotenceKey: 'another' })
    const { id } = await provider.refundPayment(wanted)
    there().forgetKeys()
    expect(await provider.refundPayment(wanted)).toEqual({ id, status: 'succeeded' })
    expect(await world.refunds(server, token)).toEqual([5000, 10_000])
  })

  it('about a payment that it does not know is no error of ours', async () => {
    const found = await server.context.providerOf(name).fetchPayment('no-such-payment')
    expect(found?.status ?? 'absent').toMatch(/^(absent|pending)$/)
  })

  it('whose answer is lost leaves an order whose payment opens with the next press', async () => {
    there().loseNextAnswer()
    const { guest, order } = await placeOrder()
    const token = tokenOf((await resumePayment(guest, order.id)).data)
    await world.pay(server, guest, token, PRICE)
    expect(await isPaid(guest, order.id)).toBe(true)
  })

  it('[SAFE-06] that does not answer in time asks for its message again, and is booked when it is back', async () => {
    const { guest, order, token } = await placeOrder()
    await world.pay(server, guest, token, PRICE)
    there().setSilent(true)
    expect(await world.notify(server, token, PRICE)).toBe(503)
    expect(await isPaid(guest, order.id)).toBe(false)
    there().setSilent(false)
    expect(await world.notify(server, token, PRICE)).toBe(200)
    expect(await isPaid(guest, order.id)).toBe(true)
  })
})
