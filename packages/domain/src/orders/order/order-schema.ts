import * as v from 'valibot'

/** An order item as lists show it (ENTITY-20). */
export const orderItemSchema = v.object({
  order_item_id: v.string(),
  product_name: v.string(),
  /** Roubles. */
  price: v.number(),
  status: v.string(),
  kadnum: v.nullish(v.string()),
  ItemMetadata: v.optional(
    v.object({ address: v.optional(v.string()), kadastr_number: v.optional(v.string()) }),
  ),
})

/** An order of the history (ENTITY-19); the date is an ISO instant. */
export const orderSchema = v.object({
  orderId: v.string(),
  /** Roubles. */
  totalAmount: v.number(),
  email: v.string(),
  date: v.string(),
  Paid: v.boolean(),
  items: v.array(orderItemSchema),
})

/** A movement on the balance (ENTITY-25): roubles, negative for what was spent; `transactionTitle` words it. */
export const transactionSchema = v.object({
  transaction_id: v.string(),
  Description: v.string(),
  Amount: v.number(),
  date: v.string(),
})

/** One bought thing of an order (ENTITY-20). */
export type OrderItem = v.InferOutput<typeof orderItemSchema>
/** An order of the history; sums are roubles (ENTITY-19). */
export type Order = v.InferOutput<typeof orderSchema>
/** A movement of money as its owner sees it; roubles (ENTITY-25). */
export type Transaction = v.InferOutput<typeof transactionSchema>
