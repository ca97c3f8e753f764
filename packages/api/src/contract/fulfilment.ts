import { FULFILMENT_STATUSES } from '@proverka/domain/orders'
import * as v from 'valibot'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

const obtainedQuestionSchema = v.object({
  task_id: idSchema,
  /** Type of the question: «extract», «courts». */
  kind: v.string(),
  status: v.picklist(FULFILMENT_STATUSES),
  /** When who answers it accepted the request. */
  ordered_at: v.nullable(instantSchema),
  /** Of the request at the register, as it was written down. */
  request_number: v.nullable(v.string()),
  /** End of the term that the buyer was promised. */
  latest_at: instantSchema,
  /** When it was answered or refused. */
  ended_at: v.nullable(instantSchema),
  /** The words of a refusal. */
  refusal: v.nullable(v.string()),
})

/** What people obtain for an item: its questions, their term, and what is usual by measure (FULFIL-08). */
export const fulfilmentSchema = v.object({
  questions: v.array(obtainedQuestionSchema),
  /** When the term began. */
  accepted_at: instantSchema,
  /**
   * The days of the term, YYYY-MM-DD, and when an answer is overdue those after it up to today; which working day of it
   * each is, 0 for the first one, null on a day off.
   */
  days: v.array(v.object({ day: v.string(), working: v.nullable(v.number()) })),
  /** How many earlier answers came on each working day of their terms; null while they are too few. */
  usual: v.nullable(v.object({ by_day: v.array(v.number()), from: v.string(), until: v.string() })),
  /** What went back for the item; null while nothing did. */
  returned: v.nullable(v.object({ amount: roublesSchema, at: instantSchema })),
})
