import { amountInputSchema, toKopecks } from '@proverka/domain'
import { ITEM_STATUSES, orderItemSchema, RETURN_RULES, SUPPLIER_STATUSES } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery, roublesSchema } from '../shared.ts'
import { lineSchema } from './fields.ts'
import { pendingActSchema } from './pending.ts'

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

/** An item after a return was asked for; null: it is given back already. */
export const returnedItemSchema = v.object({
  ...adminOrderItemSchema.entries,
  pending: v.nullable(pendingActSchema),
})

const ruleSchema = v.object({ rule: v.picklist(RETURN_RULES), label: v.string() })

/** What a return would do. Sums in roubles. */
const returnPreviewSchema = v.object({
  order_item_id: v.string(),
  /** What of the price can still go back: `left` of the return. */
  left: roublesSchema,
  rule: ruleSchema,
  /** Rules that do not apply. */
  other_rules: v.array(ruleSchema),
  /** Of the whole order: what is paid and not given back, what goes back, what remains. */
  paid: roublesSchema,
  returned: roublesSchema,
  remains: roublesSchema,
  /** Status before and after; equal where the work goes on or the report stays. */
  status: v.object({ before: v.picklist(ITEM_STATUSES), after: v.picklist(ITEM_STATUSES) }),
  /** Where it goes. */
  to: v.object({ card: roublesSchema, balance: roublesSchema, bonus: roublesSchema }),
  /** The last date for the money to arrive on a card, YYYY-MM-DD. */
  due: v.string(),
  /** The receipt of return is made at once, or when the money is back on the card. */
  receipt: v.picklist(['at-once', 'with-card']),
  /** Subject of the email to the buyer. */
  email: v.string(),
  /** What the partner of the order has earned: a bonus is for top-ups, so that a return leaves it. Null without a partner. */
  partner: v.nullable(v.object({ partner_id: v.string(), before: roublesSchema, after: roublesSchema })),
  needs_second: v.boolean(),
  /** Minutes for which it can be cancelled. */
  undo_minutes: v.number(),
})

/** Roubles in a query string. */
const amountQuerySchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,8}(?:\.\d{1,2})?$/, 'Ожидалась сумма вида 499 или 499.50'),
    v.transform(Number),
    v.check((roubles) => toKopecks(roubles) > 0, 'Сумма должна быть больше нуля'),
  ),
)

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
    errors: [
      'order/not-found',
      'order/illegal-transition',
      'order/not-ready',
      'order/not-refundable',
      'pending/second-needed',
    ],
    idempotent: true,
  }),
  /** What a return would do, before it is made; without an amount all that is left. Changes nothing. */
  previewReturn: endpoint({
    id: 'OWN-admin-return-preview',
    method: 'GET',
    path: '/admin/order_item/return/preview',
    access: 'staff:refunds.write',
    query: v.object({ order_item_id: idSchema, amount: amountQuerySchema }),
    reply: returnPreviewSchema,
    errors: ['order/not-found', 'order/not-refundable', 'order/more-than-left'],
  }),
  /**
   * Gives any part of a paid item back to where it came from, a delivered one too: its report stays. `left` is what the admin
   * saw as left, so that a second press, or a second admin, gives nothing back again. It is carried out when it can no longer
   * be undone, above a sum after a second signature; `pending` says until when.
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
    reply: returnedItemSchema,
    errors: [
      'order/not-found',
      'order/not-refundable',
      'order/more-than-left',
      'order/returned-meanwhile',
      'pending/exists',
    ],
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
