import type { Queries } from './queries/queries.ts'
import type { OrderItemRow } from './queries/orders/order-items.ts'
import type { OrderRow } from './queries/orders/orders.ts'
import type { ReportRow } from './queries/reports/reports.ts'

/*
 * All code takes locks in one order (SAFE-10, docs/decisions/027):
 *
 *   advisory locks of a user (coupons, then intents), orders, items, reports, fulfilments, payments, persons, accounts of
 *   the ledger.
 *
 * Code may skip earlier locks, but never takes them after later ones. Rows of one kind are locked in the order of their
 * ids. They are locked FOR NO KEY UPDATE: a row that refers to a locked one may be written meanwhile. A transaction
 * that deadlocks all the same is run again (`retry-conflicts.ts`).
 */

interface WithQueries {
  readonly queries: Queries
}

/** Holds an item and then its report until the end of the transaction, after the order if that is held too. */
export async function lockItemThenReport(
  { queries: { orderItems, reports } }: WithQueries,
  itemId: string,
): Promise<{ item: OrderItemRow | undefined; report: ReportRow | undefined }> {
  const item = await orderItems.lockItem(itemId)
  return { item, report: await reports.lockReport(itemId) }
}

/** Holds every item of an order that is held. */
export async function lockItems({ queries: { orderItems } }: WithQueries, { id }: OrderRow): Promise<void> {
  const ids = (await orderItems.listItems(id)).map((item) => item.id)
  for (const itemId of ids.toSorted()) await orderItems.lockItem(itemId)
}

/** Holds the order of an item, then the item: for all that books money, or ends a part of an order. */
export async function lockOrderThenItem(
  { queries: { orders, orderItems } }: WithQueries,
  itemId: string,
): Promise<{ order: OrderRow; item: OrderItemRow } | undefined> {
  const order = await orders.lockOrderOf(itemId)
  const item = order && (await orderItems.lockItem(itemId))
  return order && item && { order, item }
}
