import * as v from 'valibot'

/** A movement on the balance (ENTITY-25): roubles, negative for what was spent; `transactionTitle` words it. */
export const transactionSchema = v.object({
  transaction_id: v.string(),
  Description: v.string(),
  Amount: v.number(),
  date: v.string(),
})

/** A movement of money as its owner sees it; roubles (ENTITY-25). */
export type Transaction = v.InferOutput<typeof transactionSchema>
