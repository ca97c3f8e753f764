import { amountInputSchema } from '@proverka/domain'
import { ITEM_STATUSES, orderItemSchema, SUPPLIER_STATUSES } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery, roublesSchema } from '../shared.ts'
import { lineSchema } from './fields.ts'

const statusSchema = v.picklist(ITEM_STATUSES, 'Такого состояния нет')
const supplierStatusSchema = v.picklist(SUPPLIER_STATUSES, 'Такого состояния нет')

export const adminOrderItemSchema = v.object({
  ...orderItemSchema.entries,
  order_id: v.string(),
  /** Number of the order for people. */
  order_number: v.number(),
  /** What of the price is still paid, roubles: as much can be given back. */
  left: roublesSchema,
  email: v.string(),
  object_key: v.string(),
  object_address: v.string(),
  /** Where the two suppliers are with the item (ORDER-11). */
  kadnet_status: v.string(),
  spv_status: v.string(),
  created_date: v.string(),
})

const supplierBody = v.object({ order_item_id: idSchema, status: supplierStatusSchema })

export const adminOrderItems = {
  listOrderItems: endpoint({
    id: 'CALL-065',
    method: 'GET',
    path: '/admin/order_item',
    access: 'staff:orders.read',
    query: v.object({ status: v.optional(statusSchema), ...pageQuery }),
    reply: v.object({ order_items: v.array(adminOrderItemSchema), count: v.number() }),
  }),
  listItemStatuses: endpoint({
    id: 'CALL-066',
    method: 'GET',
    path: '/admin/order_item/all_statuses',
    access: 'staff:orders.read',
    reply: v.array(v.string()),
  }),
  /** What follows from the new status follows here too: an item becomes `done` only with a report, `refund` with its money. */
  updateItemStatus: endpoint({
    id: 'CALL-067',
    method: 'PUT',
    path: '/admin/order_item/update_status',
    access: 'staff:orders.write',
    body: v.object({ order_item_id: idSchema, status: statusSchema }),
    reply: adminOrderItemSchema,
    errors: ['order/not-found', 'order/illegal-transition', 'order/not-ready', 'order/not-refundable'],
    idempotent: true,
  }),
  /**
   * Gives any part of a paid item back to where it came from, a delivered one too: its report stays. `left` is what the admin
   * saw as left, so that a second press, or a second admin, gives nothing back again.
   */
  returnItem: endpoint({
    id: 'OWN-admin-return',
    method: 'POST',
    path: '/admin/order_item/return',
    access: 'staff:refunds.write',
    body: v.object({
      order_item_id: idSchema,
      amount: amountInputSchema,
      left: amountInputSchema,
      reason: lineSchema(300),
    }),
    reply: adminOrderItemSchema,
    errors: ['order/not-found', 'order/not-refundable', 'order/more-than-left', 'order/returned-meanwhile'],
    idempotent: true,
  }),
  updateKadnetStatus: endpoint({
    id: 'CALL-068',
    method: 'PUT',
    path: '/admin/order_item/update_kadnet_status',
    access: 'staff:orders.write',
    body: supplierBody,
    reply: adminOrderItemSchema,
    errors: ['order/not-found'],
    idempotent: true,
  }),
  updateSpvStatus: endpoint({
    id: 'CALL-069',
    method: 'PUT',
    path: '/admin/order_item/update_spv_status',
    access: 'staff:orders.write',
    body: supplierBody,
    reply: adminOrderItemSchema,
    errors: ['order/not-found'],
    idempotent: true,
  }),
  /** The official extract that finished the item, byte for byte. */
  downloadSpv: endpoint({
    id: 'CALL-070',
    method: 'GET',
    path: '/admin/download_order_item_spv',
    access: 'staff:orders.read',
    query: v.object({ order_item_id: idSchema }),
    reply: 'blob',
    errors: ['order/not-found', 'file/not-found'],
  }),
}
