import { dayInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { SHEET_GROUPS, SHEET_STATES } from '@proverka/domain/orders'
import * as v from 'valibot'
import { dealLinks, dealLinkSchema } from './deal-links.ts'
import { endpoint } from './endpoint.ts'
import { ATTACHMENT_LIMIT, attachmentViewSchema } from './files.ts'
import { orderHistorySchema } from './order-list.ts'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

const MEBIBYTE = 1024 * 1024

const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(most, 'Поле слишком длинное'))

const partySchema = v.object({ role: requiredText(50), name: requiredText(200) })

/** Roubles: the highest price that a deal can name. */
const MOST_PRICE = 1_000_000_000_000

/** A day, YYYY-MM-DD; empty if absent. */
const daySchema = v.optional(dayInputSchema, '')

/** A document that a deal needs; missing until `document_id` is set. */
export const dealNeedSchema = v.object({
  need_id: idSchema,
  title: v.string(),
  /** Who brings it. */
  bearer: v.string(),
  due_on: v.nullable(v.string()),
  document_id: v.nullable(idSchema),
})

const dealEntries = {
  deal_id: idSchema,
  object_key: v.string(),
  /** Of the object, as an order of it has it; empty when none was ordered. */
  address: v.string(),
  closes_on: v.nullable(v.string()),
  price: roublesSchema,
  created_at: instantSchema,
}

/** A deal among others: how much of it is there. */
export const dealRowSchema = v.object({
  ...dealEntries,
  documents: v.number(),
  orders: v.number(),
  missing: v.number(),
})

/** A numbered sheet of the folder: an order, a document or a paper that is missing, by the one id that it has. */
export const dealSheetSchema = v.object({
  /** From 1; a sheet that comes keeps the number under which it was missing. */
  number: v.number(),
  group: v.picklist(SHEET_GROUPS),
  state: v.picklist(SHEET_STATES),
  order_id: v.nullable(idSchema),
  /** With a `need_id`: the paper that is there. */
  document_id: v.nullable(idSchema),
  need_id: v.nullable(idSchema),
})

/** A deal as a folder. */
export const dealViewSchema = v.object({
  ...dealEntries,
  parties: v.array(v.object({ role: v.string(), name: v.string() })),
  /** Orders of its object, and those that were put into it. */
  orders: v.array(orderHistorySchema),
  documents: v.array(v.object({ document_id: idSchema, file: attachmentViewSchema })),
  needs: v.array(dealNeedSchema),
  /** By number. */
  sheets: v.array(dealSheetSchema),
  /** Those that open something now. */
  links: v.array(dealLinkSchema),
})

/** What its owner says of a deal. */
const dealInputSchema = v.object({
  object_key: requiredText(500),
  parties: v.pipe(v.array(partySchema), v.minLength(1, 'Укажите стороны'), v.maxLength(20)),
  price: v.pipe(
    v.number(),
    v.finite(),
    v.minValue(0, 'Цена не может быть меньше нуля'),
    v.maxValue(MOST_PRICE),
  ),
  closes_on: daySchema,
})

/** What its owner says of a deal, read. */
export type DealInput = v.InferOutput<typeof dealInputSchema>

export const deals = {
  listDeals: endpoint({
    id: 'OWN-deals',
    method: 'GET',
    path: '/deal',
    access: 'user',
    reply: v.array(dealRowSchema),
  }),
  getDeal: endpoint({
    id: 'OWN-deal',
    method: 'GET',
    path: '/deal/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: dealViewSchema,
    errors: ['deal/not-found'],
  }),
  /** Everything that is in the folder, with an index that names what is missing, too; made while it is read. */
  downloadDeal: endpoint({
    id: 'OWN-deal-archive',
    method: 'GET',
    path: '/deal/{id}/archive',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: 'blob',
    errors: ['deal/not-found', 'rate/limit'],
    timeoutMs: 120_000,
  }),
  addDealNeed: endpoint({
    id: 'OWN-deal-need',
    method: 'POST',
    path: '/deal/{id}/need',
    access: 'user',
    params: v.object({ id: idSchema }),
    body: v.object({ title: requiredText(200), bearer: requiredText(100), due_on: daySchema }),
    reply: dealNeedSchema,
    errors: ['deal/not-found', 'rate/limit'],
    idempotent: true,
  }),
  removeDealNeed: endpoint({
    id: 'OWN-deal-need-gone',
    method: 'DELETE',
    path: '/deal/need/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['deal/not-found'],
  }),
  /** Puts an own order into the folder, for example the check of a person. */
  addDealOrder: endpoint({
    id: 'OWN-deal-order',
    method: 'POST',
    path: '/deal/{id}/order',
    access: 'user',
    params: v.object({ id: idSchema }),
    body: v.object({ order_id: idSchema }),
    reply: v.object({ added: v.literal(true) }),
    errors: ['deal/not-found', 'order/not-found'],
  }),
  createDeal: endpoint({
    id: 'CALL-152',
    method: 'POST',
    path: '/deal/create',
    access: 'user',
    body: dealInputSchema,
    reply: v.object({ deal_id: idSchema }),
    errors: ['rate/limit'],
    idempotent: true,
  }),
  updateDeal: endpoint({
    id: 'OWN-deal-change',
    method: 'PUT',
    path: '/deal/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    body: v.object({
      ...dealInputSchema.entries,
      /** The deal as it was read: one that has changed since is not overwritten unseen. Absent: it is. */
      was: v.optional(dealInputSchema),
    }),
    reply: v.object({ deal_id: idSchema }),
    errors: ['deal/changed', 'deal/not-found'],
  }),
  /** With its documents, its list and its links; orders and reports stay. */
  removeDeal: endpoint({
    id: 'OWN-deal-gone',
    method: 'DELETE',
    path: '/deal/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['deal/not-found'],
  }),
  removeDealDocument: endpoint({
    id: 'OWN-deal-document-gone',
    method: 'DELETE',
    path: '/deal/document/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['deal/not-found'],
  }),
  ...dealLinks,
  /** Either an upload that is there already, or a file that becomes one. */
  addDealDocument: endpoint({
    id: 'CALL-153',
    method: 'POST',
    path: '/deal/add_document',
    access: 'user',
    body: v.pipe(
      v.object({
        deal_id: idSchema,
        attachment_id: v.optional(idSchema),
        file: v.optional(v.file('Приложите файл')),
        /** The missing paper that it is. */
        need_id: v.optional(idSchema),
      }),
      v.check((given) => Boolean(given.attachment_id) !== Boolean(given.file), 'Приложите один файл'),
    ),
    bodyType: 'multipart',
    bodyLimit: ATTACHMENT_LIMIT + MEBIBYTE,
    reply: v.object({ document_id: idSchema }),
    errors: [
      'deal/not-found',
      'deal/paper-brought',
      'file/not-found',
      'access/denied',
      'file/type-refused',
      'file/too-large',
      'file/quota',
    ],
    idempotent: true,
    timeoutMs: 120_000,
  }),
}
