import { contract } from '@proverka/api/contract'
import { toKopecks, maskEmail } from '@proverka/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { FLAT, itemIn, payInWidget, productId } from '@proverka/test-support/guest-order'
import { placeGuestOrder, readLedger } from './setup/guest-orders.ts'
import { idOf, register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const guestOrder = (product?: string, key?: string) => placeGuestOrder(server, product, key)
const ledgerOf = (userId: string) => readLedger(server, userId)

async function client() {
  const visitor = server.visit()
  const { email } = await register(visitor)
  return { visitor, email, id: await idOf(visitor) }
}

const isPaid = async (id: string) =>
  (await server.visit().call(contract.orders.checkOrderPaid, { params: { id } })).data.is_order_paid

const mark = (OrderID: string, Paid: boolean) => admin.call(calls.updateOrder, { body: { OrderID, Paid } })

describe('the list of orders', () => {
  it('[CALL-044] has the orders of all people; by address, number, object and payment', async () => {
    const [first, second] = [await guestOrder(), await guestOrder('EgrnObject', '00:14:0203005:1048')]
    const all = await admin.call(calls.listOrders, { query: {} })
    const owners = new Set(all.data.orders.map(({ person_id }) => person_id))
    expect([...owners]).toEqual(expect.arrayContaining([first.userId, second.userId]))
    const find = async (query: object) => (await admin.call(calls.listOrders, { query })).data
    expect(await find({ search: first.email.toUpperCase() })).toMatchObject({
      count: 1,
      orders: [{ orderId: first.order.id, email: maskEmail(first.email), Paid: false, source: null }],
    })
    expect((await find({ search: '0203005:1048' })).orders.map(({ orderId }) => orderId)).toEqual([
      second.order.id,
    ])
    const number = all.data.orders.find(({ orderId }) => orderId === first.order.id)?.number
    expect((await find({ search: String(number) })).orders[0]?.orderId).toBe(first.order.id)
    expect((await find({ paid: 'true', search: first.email })).count).toBe(0)
    expect((await find({ limit: '1', offset: '1' })).orders).toHaveLength(1)
    expect((await first.guest.call(calls.listOrders, { query: {} })).status).toBe(403)
  })
})

describe('an order marked as paid', () => {
  it('[CALL-083, ADMIN-04] is paid, begins its reports, and its money is in the books once', async () => {
    const { guest, order, itemId, userId } = await guestOrder()
    expect(await isPaid(order.id)).toBe(false)
    expect((await mark(order.id, true)).data).toMatchObject({ orderId: order.id, Paid: true })
    expect(await isPaid(order.id)).toBe(true)
    expect((await mark(order.id, true)).status).toBe(200)
    await itemIn(guest, itemId, 'done')
    expect(await ledgerOf(userId)).toEqual({ balance: 0, prepaid: 0 })
    expect((await logOf(admin, userId)).map(({ action, details }) => [action, details])).toEqual([
      ['orders.update_order', { Paid: true }],
    ])
    // What is delivered stays paid.
    expect((await mark(order.id, false)).status).toBe(409)
    expect((await mark(crypto.randomUUID(), true)).status).toBe(404)
  })

  it('takes the mark back while nothing is delivered, any number of times, and begins again', async () => {
    const { guest, order, itemId, userId } = await guestOrder('RiskAssessmentOwner')
    for (const _ of [1, 2]) {
      await mark(order.id, true)
      await itemIn(guest, itemId, 'actionrequired')
      expect(await ledgerOf(userId)).toEqual({ balance: 0, prepaid: toKopecks(order.total_amount) })
      expect(await server.context.queries.ledger.findPaidParts(order.id)).toEqual({
        bonus: 0,
        own: toKopecks(order.total_amount),
        card: 0,
      })
      expect((await mark(order.id, false)).data).toMatchObject({
        Paid: false,
        items: [{ status: 'waitingforpayment' }],
      })
      expect([await isPaid(order.id), await ledgerOf(userId)]).toEqual([false, { balance: 0, prepaid: 0 }])
    }
    await payInWidget(guest, order)
    expect(await isPaid(order.id)).toBe(true)
    expect(await server.context.queries.ledger.findPaidParts(order.id)).toEqual({
      bonus: 0,
      own: 0,
      card: toKopecks(order.total_amount),
    })
  })

  it('is not unpaid when it was paid by card', async () => {
    const { guest, order } = await guestOrder('RiskAssessmentOwner')
    await payInWidget(guest, order)
    const refused = await mark(order.id, false)
    expect([refused.status, refused.error]).toEqual([
      409,
      'Заказ оплачен по-настоящему: деньги возвращают возвратом услуги',
    ])
  })

  it('by an invoice puts the money on the balance, and takes it from there when the mark is taken back', async () => {
    const { visitor, id } = await client()
    const invoice = await visitor.call(contract.orders.createInvoice, { query: { amount: '5000' } })
    const [row] = await server.sql('select order_id from invoices where id = $1', [invoice.data.invoice_id])
    const orderId = String(row?.['order_id'])
    expect((await mark(orderId, true)).status).toBe(200)
    expect((await mark(orderId, true)).status).toBe(200)
    expect((await whoIs(visitor)).account?.balance).toBe(5000)
    expect((await mark(orderId, false)).status).toBe(200)
    expect((await ledgerOf(id)).balance).toBe(0)
    expect((await mark(orderId, true)).status).toBe(200)
    expect((await ledgerOf(id)).balance).toBe(500_000)
  })
})

describe('an order given to another person', () => {
  const attach = (order_id: string, person_id: string) =>
    admin.call(calls.attachOrder, { body: { order_id, person_id } })

  it('[CALL-059] is in the orders of that person alone, with its emails and its money', async () => {
    const { guest, order, itemId, userId } = await guestOrder('RiskAssessmentOwner')
    await payInWidget(guest, order)
    await itemIn(guest, itemId, 'actionrequired')
    const { visitor, email, id } = await client()
    expect((await attach(order.id, id)).data).toMatchObject({
      orderId: order.id,
      person_id: id,
      email: maskEmail(email),
    })
    const mine = await visitor.call(contract.orders.listOrders, { query: {} })
    expect(mine.data.orders.map(({ orderId }) => orderId)).toEqual([order.id])
    expect((await guest.call(contract.orders.listOrders, { query: {} })).data.count).toBe(0)
    expect((await guest.call(contract.reports.getReport, { params: { id: itemId } })).status).toBe(403)
    expect(await ledgerOf(userId)).toEqual({ balance: 0, prepaid: 0 })
    expect(await ledgerOf(id)).toEqual({ balance: 0, prepaid: toKopecks(order.total_amount) })
    expect((await logOf(admin, id))[0]).toMatchObject({
      action: 'orders.attach_order',
      details: { from: userId },
    })
    // What it was paid from is still known: it can be given back.
    const back = { order_item_id: itemId, status: 'refund' } as const
    expect((await admin.call(calls.updateItemStatus, { body: back })).data.status).toBe('refund')
    expect(await ledgerOf(id)).toEqual({ balance: 0, prepaid: 0 })
    expect((await attach(order.id, id)).status).toBe(200)
    expect((await attach(order.id, crypto.randomUUID())).status).toBe(404)
    expect((await attach(crypto.randomUUID(), id)).status).toBe(404)
  })

  it('is delivered to its new owner with the books in balance', async () => {
    const { guest, order, itemId, userId } = await guestOrder()
    const { visitor, email, id } = await client()
    await attach(order.id, id)
    await payInWidget(guest, order)
    await itemIn(visitor, itemId, 'done')
    await server.emailTo(email, /^Заказ \d+ \d+ готов/)
    expect([await ledgerOf(userId), await ledgerOf(id)]).toEqual([
      { balance: 0, prepaid: 0 },
      { balance: 0, prepaid: 0 },
    ])
  })
})

describe('a product put into an order', () => {
  const attach = (order_id: string, product: string, key?: string) =>
    admin.call(
      calls.attachProduct,
      { body: { order_id, product_id: productId(product), object_key: FLAT } },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  it('[CALL-060] is one more item, costs nothing, and begins at once when the order is paid', async () => {
    const { guest, order } = await guestOrder()
    const unpaid = await attach(order.id, 'EgrnRightList')
    expect(unpaid.data).toMatchObject({ order_id: order.id, price: 0, status: 'waitingforpayment' })
    await payInWidget(guest, order)
    expect(await isPaid(order.id)).toBe(true)
    const key = crypto.randomUUID()
    const paid = await attach(order.id, 'EgrnObject', key)
    expect((await attach(order.id, 'EgrnObject', key)).data.order_item_id).toBe(paid.data.order_item_id)
    await itemIn(guest, unpaid.data.order_item_id, 'done')
    await itemIn(guest, paid.data.order_item_id, 'done')
    const { data } = await guest.call(contract.orders.listOrders, { query: {} })
    expect(data.orders[0]).toMatchObject({ totalAmount: order.total_amount })
    expect(data.orders[0]?.items).toHaveLength(3)
  })

  it('is a single product of the site', async () => {
    const { order } = await guestOrder()
    const bundle = await attach(order.id, 'FullCheck')
    expect([bundle.status, bundle.error]).toEqual([400, 'Это набор услуг: выберите его части по одной'])
    const unknown = { order_id: order.id, product_id: crypto.randomUUID(), object_key: FLAT }
    expect((await admin.call(calls.attachProduct, { body: unknown })).status).toBe(404)
    expect((await attach(crypto.randomUUID(), 'EgrnObject')).status).toBe(404)
  })
})
