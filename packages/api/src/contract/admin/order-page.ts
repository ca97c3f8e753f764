import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, roublesSchema } from '../shared.ts'

const at = v.nullable(instantSchema)
const text = v.nullable(v.string())

/** Characters of a note. */
export const NOTE_LIMIT = 2000

export const staffNoteSchema = v.object({
  note_id: idSchema,
  order_id: idSchema,
  /** Name of the member of the staff, or the address without a name. */
  author: v.string(),
  author_id: idSchema,
  text: v.string(),
  created_at: instantSchema,
})

/** A person who bought; what reaches him is masked. */
export const maskedClientSchema = v.object({
  person_id: idSchema,
  name: v.string(),
  email: v.string(),
  phone: text,
})

const itemSchema = v.object({
  order_item_id: idSchema,
  /** «10 576-1»: the number of the order and the place in it. */
  number: v.string(),
  product_name: v.string(),
  product_name_ru: v.string(),
  /** Whom or what it is about; a person masked. */
  subject: v.string(),
  status: v.string(),
  price: roublesSchema,
  /** What of the price went back. */
  returned: roublesSchema,
  due_at: at,
  done_at: at,
  /** When the buyer first opened the report. */
  opened_at: at,
  /** Sources that were asked, with how many of their questions are answered. */
  sources: v.array(v.object({ source: v.string(), asked: v.number(), answered: v.number() })),
  /** What people obtain for it. */
  fulfilments: v.array(
    v.object({
      fulfilment_id: idSchema,
      version: v.number(),
      kind: v.string(),
      status: v.string(),
      channel: v.string(),
      request_number: text,
      contractor_order_id: text,
      latest_at: instantSchema,
      ended_at: at,
    }),
  ),
})

/** What may happen to an order. */
export const ORDER_EVENTS = [
  'placed',
  'paid',
  'asked',
  'answered',
  'obtained',
  'done',
  'opened',
  'emailed',
  'email-lost',
  'returned',
  'refunded',
  'refund-refused',
  'receipt',
  'changed',
  'read',
  'note',
] as const

const eventSchema = v.object({
  at: instantSchema,
  kind: v.picklist(ORDER_EVENTS),
  order_item_id: v.nullable(idSchema),
  /** Of the staff; null: the buyer or the program. */
  actor: text,
  actor_id: v.nullable(idSchema),
  /** Source, kind of email or of change, state of a fulfilment, fields that were read; null where the kind says all. */
  detail: text,
  /** Money that moved with it, negative for what went back; null: none did. */
  amount: v.nullable(roublesSchema),
  /** Of the request at us, at a payment provider or at a contractor. */
  request_id: text,
})

export const orderStorySchema = v.object({
  order_id: idSchema,
  /** Changes with each change of the order or of one of its items; another one than was shown is refused. */
  version: v.string(),
  number: v.number(),
  site: v.string(),
  purpose: v.picklist(['items', 'top-up']),
  client: maskedClientSchema,
  /** Address that emails of the order go to, masked. */
  email: v.string(),
  created_at: instantSchema,
  paid_at: at,
  promised_at: at,
  total: roublesSchema,
  returned: roublesSchema,
  used_balance: v.boolean(),
  partner_id: text,
  campaign: text,
  source: text,
  /** Of the request that made it, as the log has it. */
  request_id: text,
  items: v.array(itemSchema),
  /** In time order, the oldest first. */
  timeline: v.array(eventSchema),
  payments: v.array(
    v.object({
      payment_id: idSchema,
      provider: v.string(),
      provider_payment_id: v.string(),
      amount: roublesSchema,
      status: v.string(),
      created_at: instantSchema,
      updated_at: instantSchema,
    }),
  ),
  receipts: v.array(
    v.object({ receipt_id: idSchema, kind: v.string(), sum: roublesSchema, created_at: instantSchema }),
  ),
  ledger: v.array(
    v.object({
      transfer_id: idSchema,
      description: v.string(),
      created_at: instantSchema,
      /** The sides of the transfer; their sum is 0. */
      entries: v.array(v.object({ account: v.string(), amount: roublesSchema })),
    }),
  ),
  /** Files of the register that answered it. */
  files: v.array(
    v.object({
      file_id: idSchema,
      order_item_id: idSchema,
      name: v.string(),
      kind: v.string(),
      size: v.number(),
      hash: v.string(),
      matched_by: v.string(),
      matched_at: instantSchema,
    }),
  ),
  emails: v.array(
    v.object({
      email_id: idSchema,
      /** «order-paid» */
      kind: v.string(),
      created_at: instantSchema,
      sent_at: at,
      /** It did not arrive. */
      given_up_at: at,
    }),
  ),
  /** Others of the staff who have the page open; name, or the address without a name. */
  viewers: v.array(v.object({ person_id: idSchema, name: v.string() })),
  /** Newest first. */
  notes: v.array(staffNoteSchema),
  /** Who of the staff read personal data of the order, newest first. */
  reads: v.array(
    v.object({
      at: instantSchema,
      reader: v.string(),
      reader_id: idSchema,
      order_item_id: v.nullable(idSchema),
      fields: v.string(),
      /** In Russian; null: a call that is made for this data asks for none. */
      reason: text,
    }),
  ),
})

const params = v.object({ id: idSchema })

export const adminOrderPage = {
  /** The whole story of one order; personal data are masked. */
  getOrderPage: endpoint({
    id: 'OWN-admin-order-page',
    method: 'GET',
    path: '/admin/orders/{id}/page',
    access: 'staff:orders.read',
    params,
    reply: orderStorySchema,
    errors: ['order/not-found'],
  }),
  /** A note that the buyer does not see; it goes with the data of the order. */
  addOrderNote: endpoint({
    id: 'OWN-admin-order-note',
    method: 'POST',
    path: '/admin/orders/{id}/note',
    access: 'staff:orders.read',
    params,
    body: v.object({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, REQUIRED_MESSAGE),
        v.maxLength(NOTE_LIMIT, 'Поле слишком длинное'),
      ),
    }),
    reply: staffNoteSchema,
    errors: ['order/not-found'],
    idempotent: true,
  }),
}
