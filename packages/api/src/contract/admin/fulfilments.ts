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
const kindSchema = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/, 'Такого вопроса нет'))

/** Bytes of the picture of a page that the operator looked at. */
export const LOOK_UP_PICTURE_LIMIT = 10 * 1024 * 1024
/** Records of one answer, and facts of one record, at most. */
const RECORDS_LIMIT = 100
const FACTS_LIMIT = 20

/** A record of a register as the operator wrote it down. */
const lookedUpRecordSchema = v.object({
  /** «2-1234/2026»; empty where the register gives none. */
  number: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Не больше 200 знаков')), ''),
  /** Named as the form of the check does. */
  facts: v.pipe(
    v.array(v.object({ label: lineSchema(60), value: lineSchema(1000) })),
    v.maxLength(FACTS_LIMIT),
  ),
  amount: v.optional(amountInputSchema),
  /** What the record says of its person; what it does not say is absent. */
  person: v.optional(
    v.object({
      birth_date: v.optional(v.pipe(v.string(), v.isoDate('Ожидалась дата вида 1990-01-31'))),
      region: v.optional(lineSchema(100)),
      inn: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'ИНН человека — 12 цифр'))),
    }),
    {},
  ),
})

/** A list as a field of a form with a file: JSON. */
const recordsSchema = v.pipe(
  v.optional(v.string(), '[]'),
  v.parseJson(undefined, 'Записи — это JSON'),
  v.array(lookedUpRecordSchema, 'Записи — это список'),
  v.maxLength(RECORDS_LIMIT, `Не больше ${RECORDS_LIMIT} записей`),
)

const versionFieldSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('Ожидалось целое число'),
  v.minValue(1),
)

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

/** A check that the operator looks up himself (FULFIL-11). */
export const lookUpSchema = v.object({
  fulfilment_id: v.string(),
  order_item_id: v.string(),
  version: v.number(),
  /** «Суды общей юрисдикции» */
  title: v.string(),
  source: v.string(),
  source_title: v.string(),
  /** What the register is asked with, in full. */
  asked: v.array(v.object({ label: v.string(), value: v.string() })),
  form: v.object({
    noun: v.string(),
    has_amount: v.boolean(),
    fields: v.array(
      v.object({
        label: v.string(),
        /** The only values that it may have; null: any. */
        choices: v.nullable(v.array(v.string())),
        is_required: v.boolean(),
      }),
    ),
  }),
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
  /** In the order of work: urgent first, then by promised day. Of a state that is an end, the newest first. */
  listFulfilments: endpoint({
    id: 'OWN-admin-fulfilments',
    method: 'GET',
    path: '/admin/fulfilments',
    access: 'staff:fulfilments.read',
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
    access: 'staff:fulfilments.read',
    params: v.object({ id: idSchema }),
    reply: v.object({ fulfilment: adminFulfilmentSchema, events: v.array(fulfilmentEventSchema) }),
    errors: ['fulfilment/not-found'],
  }),
  /** What the operator looks up himself, with the data of the person, and what he writes down of a record. */
  getLookUp: endpoint({
    id: 'OWN-admin-look-up',
    method: 'GET',
    path: '/admin/fulfilments/{id}/question',
    access: 'staff:fulfilments.read',
    params: v.object({ id: idSchema }),
    reply: lookUpSchema,
    errors: ['fulfilment/not-found', 'fulfilment/not-looked-up'],
  }),
  /**
   * Answers with what the operator saw in the register: records, none of which means «не найдено», with a picture of the page
   * and the time at which he looked. Records are JSON (`{ number, facts, amount, person }[]`), facts as the form names them.
   */
  answerFulfilment: endpoint({
    id: 'OWN-admin-look-up-answer',
    method: 'POST',
    path: '/admin/fulfilments/{id}/answer',
    access: 'staff:fulfilments.write',
    params: v.object({ id: idSchema }),
    body: v.object({
      version: versionFieldSchema,
      looked_up_at: v.pipe(v.string(), v.isoTimestamp('Ожидалось время вида 2026-11-28T12:30:00Z')),
      records: recordsSchema,
      picture: v.file('Приложите снимок экрана'),
    }),
    bodyType: 'multipart',
    bodyLimit: LOOK_UP_PICTURE_LIMIT + 1024 * 1024,
    reply: adminFulfilmentSchema,
    errors: [
      'fulfilment/not-found',
      'fulfilment/not-looked-up',
      'fulfilment/changed',
      'fulfilment/illegal-move',
      'file/type-refused',
      'file/too-large',
      'input/invalid',
    ],
    idempotent: true,
    timeoutMs: 120_000,
  }),
  /** What is to be ordered next, for the register's cabinet: a table of numbers, or the objects of a bulk request. */
  downloadFulfilmentNumbers: endpoint({
    id: 'OWN-admin-fulfilment-numbers',
    method: 'GET',
    path: '/admin/fulfilments/numbers',
    access: 'staff:fulfilments.read',
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
    access: 'staff:fulfilments.write',
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
