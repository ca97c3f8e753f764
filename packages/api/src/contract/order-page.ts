import { emailInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { invoiceSchema } from './order-money.ts'
import { orderItemViewSchema } from './reports.ts'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

/** A part of an order: the data of the report page, and the times of its states. */
export const orderPartSchema = v.object({
  ...orderItemViewSchema.entries,
  /** When its questions went out. */
  started_at: v.nullable(instantSchema),
  done_at: v.nullable(instantSchema),
  /** Median minutes from payment to the report, measured; null while too few are done. */
  usual_minutes: v.nullable(v.number()),
  /** What would come back for it, and by which day at the latest, YYYY-MM-DD; null when it is not taken back. */
  refund: v.nullable(
    v.object({
      amount: roublesSchema,
      due: v.string(),
      /** It is taken back from this day on, not before; null when it is now. */
      from: v.nullable(v.string()),
    }),
  ),
})

/** A file of an order, for `GET /download`. */
export const orderFileSchema = v.object({
  file_type: v.picklist(['pdf', 'xlsx', 'json', 'xml', 'zip']),
  /** Null for the file of the whole order. */
  order_item_id: v.nullable(idSchema),
  title: v.string(),
})

/** One order as its page shows it. */
export const orderViewSchema = v.object({
  id: idSchema,
  /** Number for people. */
  number: v.number(),
  total: roublesSchema,
  /** Null while nothing is paid. */
  paid_by: v.nullable(v.picklist(['card', 'balance', 'invoice', 'free'])),
  email: v.string(),
  created_at: instantSchema,
  paid_at: v.nullable(instantSchema),
  /** Instant by which the contract promises all of it; null while it is not paid. */
  due_at: v.nullable(instantSchema),
  /** End of the retention of the files, and of this browser's access to them. */
  kept_until: instantSchema,
  /** When the receipt was sent; null while it is pending, and for orders without one. */
  receipt_at: v.nullable(instantSchema),
  /** When the email about the payment was sent. */
  email_sent_at: v.nullable(instantSchema),
  /** When an email about the order bounced; null once a later one has arrived or the address was changed. */
  email_lost_at: v.optional(v.nullable(instantSchema), null),
  /** Since when its prices have expired and today's apply; null while they hold, and once it is paid. */
  expired_at: v.nullable(instantSchema),
  /** The order that was made instead of this one. */
  superseded_by: v.nullable(idSchema),
  /** `browser`: the caller is not signed in as the buyer, but the order was made in this browser. */
  opened_as: v.picklist(['owner', 'browser']),
  /** The first 100 parts; `getProgress` returns the others of a longer order. */
  items: v.array(orderPartSchema),
  /** How many parts it has. */
  items_total: v.optional(v.number()),
  files: v.array(orderFileSchema),
  /** The last invoice for it; null without one, and for a browser without a session. */
  invoice: v.nullable(invoiceSchema),
  /** Whether its act of services can be downloaded. */
  has_act: v.boolean(),
})

const READ_ERRORS = ['order/not-found', 'access/denied'] as const

/** The page of one order. */
export const orderPage = {
  getOrder: endpoint({
    id: 'OWN-order',
    method: 'GET',
    path: '/order/{id}',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: orderViewSchema,
    errors: READ_ERRORS,
  }),
  /** The same events as of a report, for all parts of a paid order. */
  watchOrder: endpoint({
    id: 'OWN-order-changes',
    method: 'GET',
    path: '/order/{id}/changes',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: 'events',
    errors: READ_ERRORS,
  }),
  /** The order moves to the account of that address, as if it had been typed at once. */
  correctOrderEmail: endpoint({
    id: 'OWN-order-email',
    method: 'PUT',
    path: '/order/{id}/email',
    access: 'order',
    params: v.object({ id: idSchema }),
    body: v.object({
      email: emailInputSchema,
    }),
    reply: v.object({ email: v.string() }),
    errors: [...READ_ERRORS, 'payment/already-paid', 'person/removed'],
    idempotent: true,
  }),
  sendOrderLink: endpoint({
    id: 'OWN-order-link',
    method: 'POST',
    path: '/order/{id}/link',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: v.object({ sent: v.literal(true) }),
    errors: READ_ERRORS,
  }),
}
