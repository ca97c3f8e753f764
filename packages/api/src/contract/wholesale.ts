import { WHOLESALE_MOST_ROWS, WHOLESALE_ROW_LENGTH } from '@proverka/domain/property'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { listedObjectSchema } from './objects.ts'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

/** 5,000 addresses of the usual length, in Russian letters. */
const LIST_BYTES = 2 * 1024 * 1024

/** Objects of one row that are sent to choose from. */
export const WHOLESALE_CHOICES = 20

/** What is known of one row of a list before anything is paid (PUB-02). */
export const rowAnswerSchema = v.object({
  kind: v.picklist([
    'found',
    'cancelled',
    'several',
    'unknown',
    'bad-number',
    'formula',
    'unclear',
    'not-checked',
  ]),
  /** With `found` and `cancelled`. */
  object: v.nullable(listedObjectSchema),
  /** The row says the number in another spelling than the register. */
  corrected: v.boolean(),
  /** With `several`: at most 20 of them, of a row that is asked alone 300, the best first; a single one is likely, and has to be confirmed. */
  choices: v.array(listedObjectSchema),
  /** How many objects fit the row; more than 300 are not counted. */
  count: v.number(),
  /** With `bad-number`: why its digits are no cadastral number. */
  fault: v.nullable(v.picklist(['short', 'long', 'parts', 'rounded'])),
  /**
   * With `not-checked`: nothing is connected; services were not asked, because a list asks only a few numbers, or did not
   * answer; or neither the register nor a service knows the object, which may exist.
   */
  not_checked: v.exactOptional(v.picklist(['not-connected', 'not-asked', 'not-known'])),
  /** Index of the first row with the same object, which makes this one a repeat; null for the first one. */
  repeats: v.nullable(v.number()),
})

/** Parts that did not succeed and are named; the rest is counted. */
export const WHOLESALE_NAMED = 200

/** How far an order of many parts is. */
export const wholesaleProgressSchema = v.object({
  id: idSchema,
  number: v.number(),
  total: roublesSchema,
  /** Null while nothing is paid. */
  paid_at: v.nullable(instantSchema),
  /** By when all of it is promised. */
  due_at: v.nullable(instantSchema),
  /**
   * One letter for each part, in their order: `q` in the queue, `r` asked now, `d` done, `f` done without an answer that can
   * be asked for again, `b` given back.
   */
  states: v.string(),
  /** The first 200 parts with `f` or `b`. */
  failed: v.array(
    v.object({
      order_item_id: idSchema,
      object_key: v.string(),
      product_name_ru: v.string(),
      state: v.picklist(['f', 'b']),
    }),
  ),
})

/** Orders for many objects at once. */
export const wholesale = {
  /**
   * Checks a list before it is ordered: nothing is created, stored or charged. Answers are in the order of the rows.
   */
  checkList: endpoint({
    id: 'OWN-wholesale-check',
    method: 'POST',
    path: '/wholesale/check',
    access: 'guest',
    body: v.object({
      rows: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(WHOLESALE_ROW_LENGTH, 'Слишком длинная строка'))),
        v.minLength(1, 'Список пуст'),
        v.maxLength(WHOLESALE_MOST_ROWS, `Не больше ${WHOLESALE_MOST_ROWS} строк за раз`),
      ),
    }),
    reply: v.array(rowAnswerSchema),
    errors: ['wholesale/limit'],
    bodyLimit: LIST_BYTES,
  }),
  /** One letter for a part: 5,000 of them are as light as a page of text. */
  getProgress: endpoint({
    id: 'OWN-wholesale-progress',
    method: 'GET',
    path: '/wholesale/{id}',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: wholesaleProgressSchema,
    errors: ['order/not-found', 'access/denied'],
  }),
  /** Asks the sources again that did not answer, free of charge; what is answered stays. Answers how many parts. */
  retryFailed: endpoint({
    id: 'OWN-wholesale-retry',
    method: 'POST',
    path: '/wholesale/{id}/retry',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ retried: v.number() }),
    errors: ['order/not-found', 'access/denied'],
  }),
}
