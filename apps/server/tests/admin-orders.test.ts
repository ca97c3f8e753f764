import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const idOf = async (visitor: Visitor): Promise<string> => (await whoIs(visitor)).person?.id ?? ''

async function guestOrder(product = 'EgrnObject', key = FLAT) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product, key }])
  return {
    guest,
    email,
    order,
    itemId: order.order_items[0]?.order_item_id ?? '',
    personId: await idOf(guest),
  }
}

async function client() {
  const visitor = server.visit()
  const { email } = await register(visitor)
  return { visitor, email, id: await idOf(visitor) }
}

const isPaid = async (id: string) =>
  (await server.visit().call(contract.orders.checkOrderPaid, { params: { id } })).data.is_order_paid

const mark = (OrderID: string, Paid: boolean) => admin.call(calls.updateOrder, { body: { OrderID, Paid } })

const ledgerOf = async (personId: string) => {
  const { ledger } = server.context.queries
  return {
    balance: await ledger.balanceOf('balance', personId),
    prepaid: await ledger.balanceOf('prepaid', personId),
  }
}

describe('the list of orders', () => {
  it('[CALL-044] has the orders of all people; by address, number, object and payment', async () => {
    const [first, second] = [await guestOrder(), await guestOrder('EgrnObject', '00:14:0203005:1048')]
    const all = await admin.call(calls.listOrders, { query: {} })
    const owners = new Set(all.data.orders.map(({ person_id }) => person_id))
    expect([...owners]).toEqual(expect.arrayContaining([first.personId, second.personId]))
    const find = async (query: object) => (await admin.call(calls.listOrders, { query })).data
    expect(await find({ search: first.email.toUpperCase() })).toMatchObject({
      count: 1,
      orders: [{ orderId: first.order.id, email: first.email, Paid: false, source: null }],
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
    const { guest, order, itemId, personId } = await guestOrder()
    expect(await isPaid(order.id)).toBe(false)
    expect((await mark(order.id, true)).data).toMatchObject({ orderId: order.id, Paid: true })
    expect(await isPaid(order.id)).toBe(true)
    expect((await mark(order.id, true)).status).toBe(200)
    await itemIn(guest, itemId, 'done')
    expect(await ledgerOf(personId)).toEqual({ balance: 0, prepaid: 0 })
    expect((await logOf(admin, personId)).map(({ action, details }) => [action, details])).toEqual([
      ['orders.update_order', { Paid: true }],
    ])
    // What is delivered stays paid.
    expect((await mark(order.id, false)).status).toBe(409)
    expect((await mark(crypto.randomUUID(), true)).status).toBe(404)
  })

  it('takes the mark back while nothing is delivered, any number of times, and begins anew', async () => {
    const { guest, order, itemId, personId } = await guestOrder('RiskAssessmentOwner')
    for (const _ of [1, 2]) {
      await mark(order.id, true)
      await itemIn(guest, itemId, 'actionrequired')
      expect(await ledgerOf(personId)).toEqual({ balance: 0, prepaid: toKopecks(order.total_amount) })
      expect(await server.context.queries.ledger.findPaidParts(order.id)).toEqual({
        bonus: 0,
        own: toKopecks(order.total_amount),
        card: 0,
      })
      expect((await mark(order.id, false)).data).toMatchObject({
        Paid: false,
        items: [{ status: 'waitingforpayment' }],
      })
      expect([await isPaid(order.id), await ledgerOf(personId)]).toEqual([false, { balance: 0, prepaid: 0 }])
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

  it('[CALL-059] is in the orders of that person alone, with its letters and its money', async () => {
    const { guest, order, itemId, personId } = await guestOrder('RiskAssessmentOwner')
    await payInWidget(guest, order)
    await itemIn(guest, itemId, 'actionrequired')
    const { visitor, email, id } = await client()
    expect((await attach(order.id, id)).data).toMatchObject({ orderId: order.id, person_id: id, email })
    const mine = await visitor.call(contract.orders.listOrders, { query: {} })
    expect(mine.data.orders.map(({ orderId }) => orderId)).toEqual([order.id])
    expect((await guest.call(contract.orders.listOrders, { query: {} })).data.count).toBe(0)
    expect((await guest.call(contract.reports.getReport, { params: { id: itemId } })).status).toBe(403)
    expect(await ledgerOf(personId)).toEqual({ balance: 0, prepaid: 0 })
    expect(await ledgerOf(id)).toEqual({ balance: 0, prepaid: toKopecks(order.total_amount) })
    expect((await logOf(admin, id))[0]).toMatchObject({
      action: 'orders.attach_order',
      details: { from: personId },
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
    const { guest, order, itemId, personId } = await guestOrder()
    const { visitor, email, id } = await client()
    await attach(order.id, id)
    await payInWidget(guest, order)
    await itemIn(visitor, itemId, 'done')
    await server.letterTo(email, /^Заказ \d+ \d+ готов/)
    expect([await ledgerOf(personId), await ledgerOf(id)]).toEqual([
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
    expect([bundle.status, bundle.error]).toEqual([400, 'Это набор услуг: добавьте его части по одной'])
    const unknown = { order_id: order.id, product_id: crypto.randomUUID(), object_key: FLAT }
    expect((await admin.call(calls.attachProduct, { body: unknown })).status).toBe(404)
    expect((await attach(crypto.randomUUID(), 'EgrnObject')).status).toBe(404)
  })
})

describe('order items', () => {
  const setStatus = (order_item_id: string, status: string) =>
    admin.call(calls.updateItemStatus, { body: { order_item_id, status: status as 'done' } })

  it('[CALL-065, CALL-066] are listed by status, of the statuses that there are', async () => {
    const { itemId, email } = await guestOrder()
    const list = async (query: object) => (await admin.call(calls.listOrderItems, { query })).data
    const waiting = await list({ status: 'waitingforpayment' })
    expect(waiting.order_items.find(({ order_item_id }) => order_item_id === itemId)).toMatchObject({
      email,
      object_key: FLAT,
      status: 'waitingforpayment',
      kadnet_status: 'new',
      spv_status: 'new',
    })
    expect(new Set(waiting.order_items.map(({ status }) => status))).toEqual(new Set(['waitingforpayment']))
    expect((await list({})).count).toBeGreaterThan(waiting.count)
    expect((await list({ limit: '1' })).order_items).toHaveLength(1)
    expect((await admin.call(calls.listOrderItems, { query: { status: 'sold' as 'done' } })).status).toBe(400)
    expect((await admin.call(calls.listItemStatuses, {})).data).toEqual([
      'waitingforpayment',
      'requested',
      'inprogress',
      'actionrequired',
      'done',
      'refund',
      'deleted',
    ])
  })

  it('[CALL-067] move along the moves that there are; an unknown status answers 400, another move 409', async () => {
    const { guest, order, itemId, personId } = await guestOrder('RiskAssessmentOwner')
    expect((await setStatus(itemId, 'sold')).status).toBe(400)
    // Only its order says that an item is paid.
    expect((await setStatus(itemId, 'requested')).status).toBe(409)
    await payInWidget(guest, order)
    await itemIn(guest, itemId, 'actionrequired')
    expect((await setStatus(itemId, 'deleted')).status).toBe(409)
    const early = await setStatus(itemId, 'done')
    expect([early.status, early.error]).toEqual([409, 'Отчет еще не готов'])
    expect((await setStatus(itemId, 'refund')).data).toMatchObject({
      order_item_id: itemId,
      status: 'refund',
    })
    expect((await ledgerOf(personId)).prepaid).toBe(0)
    expect((await setStatus(itemId, 'inprogress')).status).toBe(409)
    expect((await setStatus(crypto.randomUUID(), 'done')).status).toBe(404)
    const [entry] = await logOf(admin, personId)
    expect(entry).toMatchObject({
      action: 'order_item.status',
      details: { from: 'actionrequired', to: 'refund' },
    })
  })

  it('that an admin names an owner for, or gives back, are in the log; what their buyer does is not', async () => {
    const guest = server.visit()
    const wanted = Array.from({ length: 3 }, () => ({ product: 'RiskAssessmentOwner' }))
    const { order } = await orderAsGuest(guest, wanted)
    await payInWidget(guest, order)
    const ids = order.order_items.map(({ order_item_id }) => order_item_id)
    for (const id of ids) await itemIn(guest, id, 'actionrequired')
    const [named = '', returned = '', own = ''] = ids
    const name = (by: Visitor, order_item_id: string) =>
      by.call(contract.reports.updateOrderItem, {
        body: { order_item_id, metadata: { ownersData: [LADOGIN.person] } },
      })
    expect((await name(guest, own)).status).toBe(200)
    expect((await name(admin, named)).status).toBe(200)
    const back = { body: { order_item_id: returned } }
    const { amount } = (await admin.call(contract.orders.returnProduct, back)).data
    expect(await logOf(admin, await idOf(guest))).toMatchObject([
      { action: 'order_item.return', subject: `order_item:${returned}`, details: { amount } },
      { action: 'order_item.update', subject: `order_item:${named}`, details: { edits: 1 } },
    ])
  })

  it('deleted before they are paid are not worked on, and a payment that comes all the same is kept for its owner', async () => {
    const { guest, order, itemId, personId } = await guestOrder()
    expect((await setStatus(itemId, 'deleted')).data.status).toBe('deleted')
    await payInWidget(guest, order)
    expect(await ledgerOf(personId)).toEqual({ balance: toKopecks(order.total_amount), prepaid: 0 })
  })

  it('[CALL-068, CALL-069, ORDER-11] have two suppliers, whose statuses are apart from each other and from their own', async () => {
    const { itemId, personId } = await guestOrder()
    const kadnet = { order_item_id: itemId, status: 'sent' } as const
    expect((await admin.call(calls.updateKadnetStatus, { body: kadnet })).data).toMatchObject({
      status: 'waitingforpayment',
      kadnet_status: 'sent',
      spv_status: 'new',
    })
    const spv = { order_item_id: itemId, status: 'error' } as const
    expect((await admin.call(calls.updateSpvStatus, { body: spv })).data).toMatchObject({
      status: 'waitingforpayment',
      kadnet_status: 'sent',
      spv_status: 'error',
    })
    expect(await server.context.queries.orderAdmin.findItem(itemId)).toMatchObject({
      status: 'waitingforpayment',
      kadnet_status: 'sent',
      spv_status: 'error',
    })
    for (const call of [calls.updateKadnetStatus, calls.updateSpvStatus]) {
      expect((await admin.call(call, { body: { ...spv, status: 'done' as 'sent' } })).status).toBe(400)
      expect((await admin.call(call, { body: { ...spv, order_item_id: crypto.randomUUID() } })).status).toBe(
        404,
      )
    }
    expect((await logOf(admin, personId)).map(({ action }) => action)).toEqual([
      'order_item.spv_status',
      'order_item.kadnet_status',
    ])
  })
})
