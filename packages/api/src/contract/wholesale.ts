import { WHOLESALE_MOST_ROWS, WHOLESALE_ROW_LENGTH } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { listedObjectSchema } from './objects.ts'

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
  /** With `several`: at most 20 of them, the best first. */
  choices: v.array(listedObjectSchema),
  /** How many objects fit the row; more than 300 are not counted. */
  count: v.number(),
  /** With `bad-number`: why its digits are no cadastral number. */
  fault: v.nullable(v.picklist(['short', 'long', 'parts'])),
  /** Index of the first row with the same object, which makes this one a repeat; null for the first one. */
  repeats: v.nullable(v.number()),
})

/** Orders for many objects at once. */
export const wholesale = {
  /** Checks a list before it is ordered: nothing is made, kept or paid. Answers stand in the order of the rows. */
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
}
