import { DAY_MS } from '../../timing/units.ts'

/** An order as the browser keeps it (UNPAID-01). */
export interface LocalOrder {
  readonly orderId: string
  /** Roubles. */
  readonly totalAmount: number
  readonly email: string
  /** ISO instant. */
  readonly date: string
  /** What was ordered, for the report of its payment; lists of before have none. */
  readonly items?: readonly LocalOrderItem[] | undefined
}

/** An ordered thing as the browser keeps it. */
export interface LocalOrderItem {
  readonly id: string
  readonly name: string
  /** Roubles. */
  readonly price: number
  /** Known here before the server tells its own (ORDER-09). */
  readonly status?: string | undefined
}

/** Maximum age of a retained unpaid order, milliseconds (CONST-04). */
export const UNPAID_ORDER_TTL_MS = DAY_MS
/** How long an unpaid order is the answer to the same purchase; the key of its call lives as long. */
export const INTENT_LIFE_MS = DAY_MS
/** Maximum age of a retained local order, milliseconds (CONST-05, AMB-22). */
export const LOCAL_ORDER_TTL_MS = 3 * DAY_MS

/** Adds an order unless it is in the list. */
export function addLocalOrder(orders: readonly LocalOrder[], order: LocalOrder): readonly LocalOrder[] {
  return orders.some(({ orderId }) => orderId === order.orderId) ? orders : [...orders, order]
}

/** Answer of the payment check of one order; `failed`: the check itself did not work. */
export type PaidCheck = 'paid' | 'not-paid' | 'failed'

/** Unpaid orders after they were asked about: paid ones, and those that stay in the list. */
export interface SettledOrders {
  readonly orders: readonly LocalOrder[]
  /** The order that turned out to be paid: its success event is sent, once. */
  readonly paid?: LocalOrder
}

/**
 * The list after the check of one order (UNPAID-03..07): a paid one leaves it, one that is 24 hours old leaves it too.
 * A failed check confirms nothing and drops nothing that is young. `now` in milliseconds.
 */
export function settleUnpaidOrder(
  orders: readonly LocalOrder[],
  orderId: string,
  check: PaidCheck,
  now: number,
): SettledOrders {
  const order = orders.find((candidate) => candidate.orderId === orderId)
  if (order === undefined) return { orders }
  if (check !== 'paid' && isYounger(order, UNPAID_ORDER_TTL_MS, now)) return { orders }
  const rest = orders.filter((candidate) => candidate !== order)
  return check === 'paid' ? { orders: rest, paid: order } : { orders: rest }
}

/** The local list `orders` without those of three days and more (UNPAID-06). `now` in milliseconds. */
export function pruneLocalOrders(orders: readonly LocalOrder[], now: number): readonly LocalOrder[] {
  return orders.filter((order) => isYounger(order, LOCAL_ORDER_TTL_MS, now))
}

/** A date that cannot be read counts as old: such an entry would stay for ever. */
function isYounger(order: LocalOrder, age: number, now: number): boolean {
  return now - Date.parse(order.date) < age
}
