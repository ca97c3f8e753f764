import { smallObject } from '@proverka/domain/internal'
import { ITEM_BYTES, orderItemSchema } from '@proverka/domain/orders'
import { reportSchema, type Report } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { faults } from './faults.ts'
import { fulfilmentSchema } from './fulfilment.ts'
import { registerDocumentSchema } from './register-files.ts'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

/** By the name of what it reads: spelt out inside the type of every call, it is too deep for a consumer's compiler. */
const wholeReportSchema: v.GenericSchema<v.InferInput<typeof reportSchema>, Report> = reportSchema

/** An order item with what the owner may read of it. */
export const orderItemViewSchema = v.object({
  ...orderItemSchema.entries,
  order_id: idSchema,
  order_number: v.number(),
  /** What the whole order costs. */
  order_total: roublesSchema,
  object_key: v.string(),
  address: v.string(),
  created_at: v.string(),
  /** Instant by which the contract promises the result. */
  due_at: v.string(),
  report: v.nullable(wholeReportSchema),
  /** When the report was destroyed: its month was over, or the person who was checked objected. */
  report_destroyed_at: v.optional(v.nullable(instantSchema), null),
  /** What people obtain for it; null where sources answer by themselves. */
  fulfilment: v.optional(v.nullable(fulfilmentSchema), null),
  /** Documents of the register that it was answered with, as they came. */
  register_documents: v.optional(v.array(registerDocumentSchema), []),
})

export const reports = {
  ...faults,
  getReport: endpoint({
    id: 'OWN-report',
    method: 'GET',
    path: '/report/{id}',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: orderItemViewSchema,
    errors: ['order/not-found', 'access/denied'],
  }),
  /** Events `version` when the report has changed, and `end` when it changes no more by itself (REPORT-01). */
  watchReport: endpoint({
    id: 'OWN-report-changes',
    method: 'GET',
    path: '/report/{id}/changes',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: 'events',
    errors: ['order/not-found', 'access/denied'],
  }),
  updateOrderItem: endpoint({
    id: 'CALL-028',
    method: 'PUT',
    path: '/admin/order_item/update_order_item',
    access: 'order',
    body: v.object({ order_item_id: idSchema, metadata: smallObject(ITEM_BYTES) }),
    reply: v.object({ order_item_id: idSchema, status: v.string() }),
    errors: [
      'order/not-found',
      'access/denied',
      'edit-limit/1',
      'order/illegal-transition',
      'order/subject-missing',
      'order/purpose-missing',
      'report/data-known',
      'report/finished',
      'owner/not-found',
    ],
    idempotent: true,
  }),
}
