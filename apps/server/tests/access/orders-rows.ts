import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, productId } from '../setup/guest-order.ts'
import { OPEN, OWN, SIGNED_IN, consentsOf } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const item = () => ({ product_id: productId('EgrnObject'), object_key: FLAT })

export const ordersRows = (world: World): Rows => ({
  'orders.createOrder': { statuses: SIGNED_IN, input: () => ({ body: { order_items: [item()] } }) },
  'orders.createRegistrationOrder': {
    statuses: OPEN,
    input: () => ({
      body: { email: freshEmail(), phone: '89991234567', registartion_url: '/', order_items: [item()] },
    }),
    headers: consentsOf,
  },
  // The ids of orders and the tokens of payments are unguessable: whoever has one may use it.
  'orders.checkOrderPaid': { statuses: OPEN, input: () => ({ params: { id: world.order } }) },
  'orders.listTransactions': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
  'orders.listInvoices': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
  'orders.createInvoice': { statuses: SIGNED_IN, input: () => ({ query: { amount: '500' } }) },
  'orders.downloadInvoice': {
    statuses: OWN,
    input: async () => {
      const own = await world.callers.owner.call(contract.orders.createInvoice, { query: { amount: '700' } })
      return { params: { id: own.data.invoice_id } }
    },
  },
  // The item is done: its owner is told so, others learn nothing.
  'orders.returnProduct': {
    statuses: [401, 403, 409, 403, 409],
    input: () => ({ body: { order_item_id: world.property } }),
  },
  'orders.listOrders': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
  'orders.resumePayment': { statuses: OPEN, input: () => ({ params: { id: world.unpaidOrder } }) },
})
