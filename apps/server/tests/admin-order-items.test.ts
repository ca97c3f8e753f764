import { contract } from '@proverka/api/contract'
import { toKopecks, maskEmail } from '@proverka/domain'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { placeGuestOrder, readLedger } from './setup/guest-orders.ts'
import { idOf } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const guestOrder = (product?: string) => placeGuestOrder(server, product)
const ledgerOf = (userId: string) => readLedger(server, userId)

describe('order items', () => {
  const setStatus = (order_item_id: string, status: string) =>
    admin.call(calls.updateItemStatus, { body: { order_item_id, status: status as 'done' } })

  it('[CALL-065, CALL-066] are listed by status, of the statuses that there are', async () => {
    const paid = await guestOrder()
    await payInWidget(paid.guest, paid.order)
    const { itemId, email } = await guestOrder()
    const list = async (query: object) => (await admin.call(calls.listOrderItems, { query })).data
    const waiting = await list({ status: 'waitingforpayment' })
    expect(waiting.order_items.find(({ order_item_id }) => order_item_id === itemId)).toMatchObject({
      email: maskEmail(email),
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
    const { guest, order, itemId, userId } = await guestOrder('RiskAssessmentOwner')
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
    expect((await ledgerOf(userId)).prepaid).toBe(0)
    expect((await setStatus(itemId, 'inprogress')).status).toBe(409)
    expect((await setStatus(crypto.randomUUID(), 'done')).status).toBe(404)
    const [entry] = await logOf(admin, userId)
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
    const { guest, order, itemId, userId } = await guestOrder()
    expect((await setStatus(itemId, 'deleted')).data.status).toBe('deleted')
    await payInWidget(guest, order)
    expect(await ledgerOf(userId)).toEqual({ balance: toKopecks(order.total_amount), prepaid: 0 })
  })

  it('[CALL-068, CALL-069, ORDER-11] have two suppliers, whose statuses are apart from each other and from their own', async () => {
    const { itemId, userId } = await guestOrder()
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
    expect((await logOf(admin, userId)).map(({ action }) => action)).toEqual([
      'order_item.spv_status',
      'order_item.kadnet_status',
    ])
  })
})
