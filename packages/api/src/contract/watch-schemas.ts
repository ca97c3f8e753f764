import {
  reportChangeSchema,
  WATCH_ENDS,
  WATCH_GROUNDS,
  WATCH_KINDS,
  WATCH_MONTHS,
  WATCH_PAUSES,
  WATCH_PERIODS,
  WATCH_STATES,
} from '@proverka/domain/reports'
import * as v from 'valibot'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

/** Months of a term. */
export const watchMonthsSchema = v.picklist(WATCH_MONTHS, 'Срок — 1, 3 или 12 месяцев')
/** How often the sources are asked. */
export const watchPeriodSchema = v.picklist(WATCH_PERIODS, 'Как часто: раз в день, в неделю или в месяц')

const priceSchema = v.object({ months: watchMonthsSchema, price: roublesSchema })

/** What can be watched of one kind. */
export const watchKindSchema = v.object({
  kind: v.picklist(WATCH_KINDS),
  title: v.string(),
  /** False where no source answers: nothing is sold then. */
  is_sold: v.boolean(),
  /** In words for the buyer. */
  notices: v.array(v.string()),
  misses: v.array(v.string()),
  misses_note: v.string(),
  terms: v.array(priceSchema),
})

/** On what ground a person is watched. */
const groundSchema = v.object({
  kind: v.picklist(WATCH_GROUNDS),
  purpose: v.string(),
  number: v.nullable(v.string()),
  /** The last day of a contract, YYYY-MM-DD. */
  until: v.nullable(v.string()),
  person_email: v.nullable(v.string()),
  asked_at: v.nullable(instantSchema),
  agreed_at: v.nullable(instantSchema),
  /** Set while the client is asked whether the ground still holds. */
  review_asked_at: v.nullable(instantSchema),
})

/** A watch in the list. */
export const watchRowSchema = v.object({
  watch_id: idSchema,
  kind: v.picklist(WATCH_KINDS),
  /** The address of an object, the name of a person, the number of the others. */
  title: v.string(),
  note: v.string(),
  period: v.picklist(WATCH_PERIODS),
  status: v.picklist(WATCH_STATES),
  pause: v.nullable(v.picklist(WATCH_PAUSES)),
  ending: v.nullable(v.picklist(WATCH_ENDS)),
  created_at: instantSchema,
  /** Null until the person agrees. */
  started_at: v.nullable(instantSchema),
  ends_at: v.nullable(instantSchema),
  next_check_at: v.nullable(instantSchema),
  ground: v.nullable(groundSchema),
  /** The last checks, the oldest first. */
  checks: v.array(
    v.object({
      due_at: instantSchema,
      asked_at: instantSchema,
      /** `first`: there was nothing to compare with; `silent`: a source did not answer, so that nothing is known. */
      outcome: v.picklist(['first', 'unchanged', 'changed', 'silent']),
    }),
  ),
  /** How many of all checks came to that. */
  unchanged: v.number(),
  changed: v.number(),
  silent: v.number(),
})

/** A watch with what was found. */
export const watchViewSchema = v.object({
  ...watchRowSchema.entries,
  /** Of all terms that were paid. */
  price: roublesSchema,
  /** The newest first. */
  changes: v.array(
    v.object({ change_id: idSchema, found_at: instantSchema, items: v.array(reportChangeSchema) }),
  ),
  questions: v.array(v.object({ title: v.string(), source: v.string() })),
  terms: v.array(priceSchema),
  /** A document that says what the watch cannot, where one is sold: it is bought by its client alone. */
  extract: v.nullable(v.object({ title: v.string(), price: roublesSchema, path: v.string() })),
})

/** What a person reads before deciding about a watch, and what was decided. */
export const watchConsentSchema = v.object({
  watch_id: idSchema,
  state: v.picklist(['asked', 'agreed', 'refused', 'withdrawn', 'ended']),
  /** Who watches. */
  client_id: idSchema,
  client: v.string(),
  purpose: v.string(),
  person: v.string(),
  questions: v.array(v.string()),
  /** What is agreed to, word by word. */
  text: v.string(),
  ends_at: v.nullable(instantSchema),
})
