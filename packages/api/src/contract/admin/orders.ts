import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { orderHistorySchema } from '../order-list.ts'
import { flagQuerySchema, idSchema, pageQuery } from '../shared.ts'
import { adminOrderItemSchema } from './order-items.ts'

export const adminOrderSchema = v.object({
  ...orderHistorySchema.entries,
  person_id: v.string(),
  partner_id: v.nullable(v.string()),
  /** Advertising source that brought the buyer. */
  source: v.nullable(v.string()),
  /** Of the request that made it, as the log of the server has it; null of orders from before it was noted. */
  request_id: v.nullable(v.string()),
})

export const adminOrders = {
  listOrders: endpoint({
    id: 'CALL-044',
    method: 'GET',
    path: '/admin/orders',
    access: 'staff:orders.read',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
      paid: flagQuerySchema,
      brand: v.optional(v.picklist(['realty', 'fiz'], 'Такого сайта нет')),
      direction: v.optional(v.picklist(['asc', 'desc'], 'Ожидалось asc или desc'), 'desc'),
      /** Number of the last order that has come: those behind it, at the same speed however many came before. */
      after: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Ожидался номер заказа'), v.transform(Number)),
      ),
      ...pageQuery,
    }),
    reply: v.object({ orders: v.array(adminOrderSchema), count: v.number() }),
  }),
  /** Money paid for what is not delivered yet goes along, and so do emails. */
  attachOrder: endpoint({
    id: 'CALL-059',
    method: 'POST',
    path: '/admin/orders/attach_order',
    access: 'staff:orders.write',
    body: v.object({ order_id: idSchema, person_id: idSchema }),
    reply: adminOrderSchema,
    errors: ['order/not-found', 'person/not-found', 'person/removed'],
    idempotent: true,
  }),
  /** The new item is free: a buyer does not pay for what an admin added to the order. */
  attachProduct: endpoint({
    id: 'CALL-060',
    method: 'POST',
    path: '/admin/orders/attach_product',
    access: 'staff:orders.write',
    body: v.object({
      order_id: idSchema,
      product_id: idSchema,
      object_key: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(500)),
    }),
    reply: adminOrderItemSchema,
    errors: [
      'order/not-found',
      'order/object-not-confirmed',
      'order/no-number',
      'product/not-found',
      'product/bundle',
    ],
    idempotent: true,
  }),
  updateOrder: endpoint({
    id: 'CALL-083',
    method: 'PUT',
    path: '/admin/orders/update_order',
    access: 'staff:orders.pay',
    body: v.object({ OrderID: idSchema, Paid: v.boolean() }),
    reply: adminOrderSchema,
    errors: ['order/not-found', 'order/illegal-transition', 'order/paid-online'],
    idempotent: true,
  }),
  /** Finishes an order item with an official extract; anything but a readable extract changes nothing. */
  updateManually: endpoint({
    id: 'CALL-058',
    method: 'POST',
    path: '/admin/manual_update',
    access: 'staff:orders.write',
    body: v.object({ order_item_id: idSchema, file: v.file('Приложите файл выписки') }),
    bodyType: 'multipart',
    reply: v.object({ order_item_id: idSchema, status: v.string() }),
    errors: [
      'order/not-found',
      'order/illegal-transition',
      'extract/not-xml',
      'extract/other-schema',
      'extract/truncated',
      'extract/too-large',
      'extract/forbidden-markup',
      'extract/other-object',
      'extract/other-kind',
    ],
    idempotent: true,
    timeoutMs: 120_000,
  }),
}
