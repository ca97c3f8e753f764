import * as v from 'valibot'

/** A movement on the balance (ENTITY-25): roubles, negative for what was spent; `transactionTitle` words it. */
export const transactionSchema = v.object({
  transaction_id: v.string(),
  Description: v.string(),
  Amount: v.number(),
  date: v.string(),
})

/**
 * What a movement was: money or a bonus that came in, something bought, what was bought given back, money that left the
 * balance without a purchase.
 */
export const movementKinds = ['top-up', 'order', 'return', 'withdrawal'] as const

/** A transaction with its parts: own money and bonus apart, and what both came to after it; roubles. */
export const movementSchema = v.object({
  ...transactionSchema.entries,
  kind: v.picklist(movementKinds),
  own: v.number(),
  bonus: v.number(),
  balance: v.number(),
})

/** A movement of money as its owner sees it; roubles (ENTITY-25). */
export type Transaction = v.InferOutput<typeof transactionSchema>
/** A transaction whose own and bonus parts are known. */
export type Movement = v.InferOutput<typeof movementSchema>
/** What a movement was. */
export type MovementKind = (typeof movementKinds)[number]
