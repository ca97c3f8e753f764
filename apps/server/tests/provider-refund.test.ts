import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../src/services/context.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { FLAT, itemIn, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { decide, tokenOf } from './setup/payment-events.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/* The provider gave a payment back by itself: its word counts when it is re-read there, once. */

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

/** Says that a payment went back, three times at once, to a server whose provider says so too. */
async function giveBackAtProvider(orderId: string) {
  const rows = await server.sql(
    'select provider_payment_id as id from payments where order_id = $1 order by created_at',
    [orderId],
  )
  const context = server.context as { -readonly [Name in keyof AppContext]: AppContext[Name] }
  const { providerOf } = context
  context.providerOf = (name) => ({
    ...providerOf(name),
    fetchPayment: async (id) => ({ id, status: 'refunded', amount: 0 }),
  })
  const tell = () =>
    server.visit().call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'refund.succeeded', object: { id: String(rows[0]?.['id']) } },
    })
  const replies = await Promise.all([tell(), tell(), tell()])
  context.providerOf = providerOf
  return replies.map(({ status }) => status)
}

const entriesOf = (orderId: string) =>
  server.sql(
    `select a.kind, sum(e.amount_kopecks)::int as sum from ledger_transfers t
       join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.order_id = $1 group by a.kind having sum(e.amount_kopecks) <> 0`,
    [orderId],
  )

const receiptsOf = (orderId: string) =>
  server.sql(`select lines from receipts where order_id = $1 and kind = 'return'`, [orderId])

describe('a payment that its provider gave back', () => {
  it('[SAFE-06] ends the parts that are not delivered', async () => {
    const visitor = server.visit()
    const parts = [0, 1].map((purchase) => ({ product: 'RiskAssessmentOwner', metadata: { purchase } }))
    const { order, email } = await orderAsGuest(visitor, parts)
    await payInWidget(visitor, order)
    const [first, second] = order.order_items
    await itemIn(visitor, first?.order_item_id ?? '', 'actionrequired')
    await itemIn(visitor, second?.order_item_id ?? '', 'actionrequired')
    // One is given back by us before: its money is not booked twice.
    const body = { order_item_id: first?.order_item_id ?? '' }
    await admin.call(contract.orders.returnProduct, { body })
    expect(await giveBackAtProvider(order.id)).toEqual([200, 200, 200])
    await itemIn(visitor, second?.order_item_id ?? '', 'refund')
    expect(await entriesOf(order.id)).toEqual([])
    expect(await receiptsOf(order.id)).toHaveLength(2)
    const message = await server.emailTo(email, /^Платеж по заказу .* возвращен: /)
    expect(message.text).toContain('услуга отменена')
    expect(await server.sql('select status from payments where order_id = $1', [order.id])).toEqual([
      { status: 'refunded' },
    ])
  })

  it('[SAFE-06] leaves a delivered report to its buyer and takes its income from the books', async () => {
    const visitor = server.visit()
    const { order, email } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
    await payInWidget(visitor, order)
    const itemId = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, itemId, 'done')
    await giveBackAtProvider(order.id)
    expect(await entriesOf(order.id)).toEqual([])
    expect(await receiptsOf(order.id)).toHaveLength(1)
    expect((await server.emailTo(email, /^Платеж по заказу/)).text).toContain('отчет остается у вас')
    await itemIn(visitor, itemId, 'done')
  })

  it('[SAFE-08] takes what it had brought to the balance, or leaves a debt', async () => {
    const visitor = server.visit()
    const { data } = await register(visitor)
    const wanted = { product_id: productId('EgrnObject'), object_key: FLAT }
    const { data: order } = await visitor.call(contract.orders.createOrder, {
      body: { order_items: [wanted] },
    })
    await admin.call(contract.admin.updateOrder, { body: { OrderID: order.id, Paid: true } })
    await decide(visitor, tokenOf(order), 'pay')
    const [payment] = await server.sql('select provider_payment_id as id from payments where order_id = $1', [
      order.id,
    ])
    await visitor.call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: String(payment?.['id']) } },
    })
    expect(await balanceOf(visitor)).toBe(499)
    const spent = { order_items: [wanted], use_account_balance: true, again: true }
    await visitor.call(contract.orders.createOrder, { body: spent })
    expect(await balanceOf(visitor)).toBe(0)
    await giveBackAtProvider(order.id)
    expect(
      await server.sql('select left_kopecks::int as left from debts where person_id = $1', [data.person.id]),
    ).toEqual([{ left: 49_900 }])
    expect(await sumOfBooks(server)).toBe(0)
  })
})
