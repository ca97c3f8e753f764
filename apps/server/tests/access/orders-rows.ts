import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, productId } from '@proverka/test-support/guest-order'
import { createAdminThings } from './admin-things.ts'
import { onePerUser, shared } from './made-things.ts'
import { OPEN, OWN, SIGNED_IN, consentsOf, holds } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const item = () => ({ product_id: productId('EgrnObject'), object_key: FLAT })

export function ordersRows(world: World): Rows {
  const { owner } = world.callers
  const unpaidItem = onePerUser(async () => {
    const { data } = await owner.call(contract.orders.createOrder, {
      body: { order_items: [item()], again: true },
    })
    return data.order_items[0]?.order_item_id ?? ''
  })
  const unpaidOrder = onePerUser(async () => {
    // A separate purchase, or it would be the order of the row before.
    const order_items = [{ ...item(), metadata: { purchase: crypto.randomUUID() } }]
    const { data } = await owner.call(contract.orders.createOrder, { body: { order_items, again: true } })
    return data.id
  })
  /** Made at the very call: the orders of other rows are paid, replaced or billed meanwhile. */
  const freshOrder = async () => {
    const order_items = [{ ...item(), metadata: { purchase: crypto.randomUUID() } }]
    return (await owner.call(contract.orders.createOrder, { body: { order_items, again: true } })).data.id
  }
  const closedOrder = shared(async () => {
    // Another report than those of the rows before: a bought one is not sold again at once.
    const order_items = [{ product_id: productId('EgrnRightList'), object_key: FLAT }]
    const { data } = await owner.call(contract.orders.createOrder, { body: { order_items, again: true } })
    const { id } = data
    await world.server.sql('update orders set paid_at = now() where id = $1', [id])
    await world.server.sql("update order_items set status = 'done', done_at = now() where order_id = $1", [
      id,
    ])
    return id
  })
  const invoice = shared(async () => {
    const { data } = await owner.call(contract.orders.createInvoice, { query: { amount: '700' } })
    return data.invoice_id
  })
  return {
    'orders.createOrder': { statuses: SIGNED_IN, input: () => ({ body: { order_items: [item()] } }) },
    'orders.createRegistrationOrder': {
      statuses: OPEN,
      input: () => ({
        body: { email: freshEmail(), phone: '89991234567', registartion_url: '/', order_items: [item()] },
      }),
      headers: consentsOf,
    },
    // The ids of orders and the tokens of payments are unguessable and are enough to use them.
    'orders.checkOrderPaid': { statuses: OPEN, input: () => ({ params: { id: world.order } }) },
    'orders.listTransactions': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'orders.downloadTransactions': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'orders.redeemPromocode': {
      statuses: SIGNED_IN,
      input: async () => ({ body: { code: (await createAdminThings(world).promocode()).code } }),
    },
    'orders.listInvoices': {
      statuses: SIGNED_IN,
      input: async () => {
        await invoice()
        return { query: {} }
      },
      finds: { by: ['owner'], isIn: async (data) => holds(data, await invoice()) },
    },
    'orders.createInvoice': { statuses: SIGNED_IN, input: () => ({ query: { amount: '500' } }) },
    'orders.createInvoice: of an order': {
      // No other user, not even an admin, creates an invoice for this buyer's order.
      statuses: [401, 403, 200, 403, 403],
      input: async (by) => ({ query: { order_id: await unpaidOrder(by) } }),
    },
    'orders.downloadAct': { statuses: OWN, input: async () => ({ params: { id: await closedOrder() } }) },
    'orders.downloadInvoice': {
      statuses: OWN,
      input: async () => ({ params: { id: await invoice() } }),
    },
    'orders.returnProduct': {
      statuses: OWN,
      input: async (by) => ({ body: { order_item_id: await unpaidItem(by) } }),
    },
    'orders.listOrders': {
      statuses: SIGNED_IN,
      input: () => ({ query: { limit: '100' } }),
      finds: { by: ['owner'], isIn: (data) => holds(data, world.order) },
    },
    'orders.getOrderSummary': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    // Another user's order is not found, even for an admin.
    'orders.payOrders': {
      statuses: [401, 404, 200, 404, 404],
      input: async () => ({ body: { order_ids: [await freshOrder()] } }),
    },
    'orders.getOverview': { statuses: SIGNED_IN, input: () => ({}) },
    'orders.exportOrders': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'orders.downloadOrders': {
      // Own orders alone: others find none of this number.
      statuses: [401, 404, 200, 404, 404],
      input: async () => ({ query: { ids: await closedOrder() } }),
    },
    'orders.listReceipts': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
    'orders.getOrder': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
    'orders.watchOrder': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
    'orders.sendOrderLink': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
    'orders.correctOrderEmail': {
      statuses: OWN,
      input: async (by) => ({ params: { id: await unpaidOrder(by) }, body: { email: freshEmail() } }),
    },
    'orders.resumePayment': { statuses: OPEN, input: () => ({ params: { id: world.unpaidOrder } }) },
  }
}
