import { amountInputSchema } from '@proverka/domain'
import { FULFILMENT_STATUSES } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countQuerySchema, idSchema, instantSchema, roublesSchema } from '../shared.ts'
import { daySchema, lineSchema } from './fields.ts'

/** Rows of one call at most. */
const ROWS_LIMIT = 500
/** Numbers of one file for the register's cabinet at most. */
const NUMBERS_LIMIT = 1000

const statusSchema = v.picklist(FULFILMENT_STATUSES, 'Такого состояния нет')
const channelSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Такого канала нет'))
const kindSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/, 'Такого вопроса нет'))

/** What the operator or a contractor obtains for a question of a report, as the operator sees it. */
export const adminFulfilmentSchema = v.object({
  fulfilment_id: v.string(),
  /** Counts changes: a change names the version that it was made from. */
  version: v.number(),
  status: statusSchema,
  /** `hand`, or the name of a contractor. */
  channel: v.string(),
  /** Type of the question: `extract`, `rights-history`. */
  kind: v.string(),
  is_urgent: v.boolean(),
  order_id: v.string(),
  /** Number of the order for people. */
  order_number: v.number(),
  order_item_id: v.string(),
  product_name_ru: v.string(),
  /** Cadastral number as the register's cabinet takes it; null where the question is about no object. */
  number: v.nullable(v.string()),
  address: v.string(),
  request_number: v.nullable(v.string()),
  cost: v.nullable(roublesSchema),
  created_at: instantSchema,
  /** Whole hours from its opening to now, or to its end. */
  age_hours: v.number(),
  ordered_at: v.nullable(instantSchema),
  /** By measure of earlier ones; null while too few say anything. */
  expected_at: v.nullable(instantSchema),
  /** End of the term that the buyer was promised. */
  latest_at: instantSchema,
  ended_at: v.nullable(instantSchema),
  reason: v.nullable(v.string()),
})

/** One thing that happened to a fulfilment. */
export const fulfilmentEventSchema = v.object({
  event: v.string(),
  status: statusSchema,
  at: instantSchema,
  /** Who did it; null where the program did. */
  person_id: v.nullable(v.string()),
  person_email: v.nullable(v.string()),
  details: v.looseObject({}),
})

const rowEntries = { fulfilment_id: idSchema, version: v.pipe(v.number(), v.integer(), v.minValue(1)) }
const rowsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.array(v.object(entries)), v.minLength(1, 'Выберите хотя бы один запрос'), v.maxLength(ROWS_LIMIT))

const wordsSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Впишите ответ'),
  v.maxLength(2000, 'Поле слишком длинное'),
)

const moveSchema = v.variant('action', [
  /** The requests are made in the register's cabinet. */
  v.object({
    action: v.literal('ordered'),
    ordered_on: daySchema,
    rows: rowsOf({ ...rowEntries, request_number: lineSchema(60), cost: v.optional(amountInputSchema) }),
  }),
  /** The register answered without data: it holds none (`absence`, the service is rendered), or does not tell (`refusal`). */
  v.object({
    action: v.literal('refuse'),
    kind: v.picklist(['absence', 'refusal']),
    words: wordsSchema,
    rows: rowsOf(rowEntries),
  }),
  v.object({
    action: v.literal('hand-over'),
    channel: channelSchema,
    reason: lineSchema(300),
    rows: rowsOf(rowEntries),
  }),
  /** Takes an answer or a refusal of the last day back, with an email to the buyer: its question is open again. */
  v.object({ action: v.literal('undo'), reason: lineSchema(300), rows: rowsOf(rowEntries) }),
])

export const adminFulfilments = {
  /** In the order of work: urgent first, then by promised day. */
  listFulfilments: endpoint({
    id: 'OWN-admin-fulfilments',
    method: 'GET',
    path: '/admin/fulfilments',
    access: 'admin',
    query: v.object({
      status: v.optional(statusSchema),
      channel: v.optional(channelSchema),
      kind: v.optional(kindSchema),
      /** A cadastral number, the number of a request or of an order. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
      /** `next` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
      limit: countQuerySchema(50, 200),
    }),
    reply: v.object({
      fulfilments: v.array(adminFulfilmentSchema),
      /** Where the next page begins; null at the end. */
      next: v.nullable(v.string()),
      /** How many of all are in each open state. */
      counts: v.record(v.string(), v.number()),
    }),
    errors: ['input/invalid'],
  }),
  getFulfilmentHistory: endpoint({
    id: 'OWN-admin-fulfilment-history',
    method: 'GET',
    path: '/admin/fulfilments/{id}/history',
    access: 'admin',
    params: v.object({ id: idSchema }),
    reply: v.object({ fulfilment: adminFulfilmentSchema, events: v.array(fulfilmentEventSchema) }),
    errors: ['fulfilment/not-found'],
  }),
  /** What is to be ordered next, for the register's cabinet: a table of numbers, or the objects of a bulk request. */
  downloadFulfilmentNumbers: endpoint({
    id: 'OWN-admin-fulfilment-numbers',
    method: 'GET',
    path: '/admin/fulfilments/numbers',
    access: 'admin',
    query: v.object({
      format: v.picklist(['csv', 'xml'], 'Ожидалось csv или xml'),
      /** Of one kind: the cabinet takes a request of one kind. */
      kind: v.picklist(['extract', 'rights-history'], 'Такого вопроса нет'),
      limit: countQuerySchema(100, NUMBERS_LIMIT),
    }),
    reply: 'blob',
  }),
  /**
   * Does one thing with many, each by itself: a row that cannot be moved, or that somebody changed since its version, is
   * refused with what happened to it, and the others are done.
   */
  moveFulfilments: endpoint({
    id: 'OWN-admin-fulfilments-move',
    method: 'POST',
    path: '/admin/fulfilments',
    access: 'admin',
    body: moveSchema,
    reply: v.object({
      results: v.array(
        v.object({
          fulfilment_id: v.string(),
          /** Absent where it was done. */
          refusal: v.optional(v.object({ code: v.string(), text: v.string() })),
          /** As it is now; null where there is none. */
          fulfilment: v.nullable(adminFulfilmentSchema),
          /** What happened to it since the version of the row. */
          since: v.array(fulfilmentEventSchema),
        }),
      ),
    }),
    errors: [
      'fulfilment/not-found',
      'fulfilment/changed',
      'fulfilment/illegal-move',
      'fulfilment/undo-too-late',
    ],
    idempotent: true,
  }),
}
