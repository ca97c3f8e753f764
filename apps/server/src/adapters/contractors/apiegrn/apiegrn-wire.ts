import * as v from 'valibot'
import { SourceError } from '../../sources/calls/source-error.ts'

/** `[]` when all is well. Codes are not documented. */
export const apiegrnErrorSchema = v.union([
  v.array(v.unknown()),
  v.object({ code: v.number(), mess: v.string() }),
])

export type ApiegrnError = v.InferOutput<typeof apiegrnErrorSchema>

/** The words of a refusal; undefined when all is well. */
export const wordsOf = (error: ApiegrnError): string | undefined =>
  Array.isArray(error) ? undefined : error.mess

/**
 * Throws `SourceError` for a call that was refused. A refusal in their own words says that nothing was done; the words
 * themselves stay out of the log.
 */
export function requireNoError(error: ApiegrnError): void {
  if (!Array.isArray(error)) throw new SourceError('source-down', `error ${error.code}`, undefined, true)
}

/** Numbers come as numbers or as texts. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const money = v.nullish(v.union([v.string(), v.number()]))

export const cardSchema = v.object({
  documents: v.nullish(
    v.union([
      v.record(v.string(), v.object({ available: v.boolean(), price: money })),
      // An empty dictionary comes as a list.
      v.array(v.never()),
    ]),
  ),
  encoded_object: v.nullish(v.string()),
  error: apiegrnErrorSchema,
})

export const savedSchema = v.object({ transaction_id: v.optional(text), error: apiegrnErrorSchema })

export const transactionSchema = v.object({
  cost: money,
  paid: v.optional(v.boolean()),
  pay_methods: v.optional(
    v.object({
      PA: v.optional(
        v.object({ allowed: v.boolean(), sufficient_funds: v.boolean(), confirm_code: v.string() }),
      ),
    }),
  ),
  error: apiegrnErrorSchema,
})

export const paidSchema = v.object({ paid: v.optional(v.boolean()), error: apiegrnErrorSchema })

const documentSchema = v.object({ id: text, type: v.string(), status: v.pipe(text, v.transform(Number)) })

export type ApiegrnDocument = v.InferOutput<typeof documentSchema>

/** One order by its number. */
export const orderSchema = v.object({
  documents: v.optional(v.array(documentSchema), []),
  error: apiegrnErrorSchema,
})

/** A page of all orders. */
export const listSchema = v.object({
  orders: v.array(
    v.object({
      id: text,
      cadnomer: v.nullish(v.string()),
      comment: v.nullish(v.string()),
      date_create: v.nullish(v.string()),
      documents: v.array(documentSchema),
    }),
  ),
  found: v.number(),
  error: apiegrnErrorSchema,
})

export type ListedRow = v.InferOutput<typeof listSchema>['orders'][number]

export const accountSchema = v.object({ balance: money, error: apiegrnErrorSchema })
