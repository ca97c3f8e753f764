import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../db/queries/orders.ts'
import type { ReportRow } from '../db/queries/reports.ts'

/**
 * Holds an item and then its report until the end of the transaction. Whoever changes both takes them in this order, after
 * the order if that is held too: two that took them crosswise would wait for each other for ever.
 */
export async function lockItemThenReport(
  { queries: { orders, reports } }: Pick<AppContext, 'queries'>,
  itemId: string,
): Promise<{ item: OrderItemRow | undefined; report: ReportRow | undefined }> {
  const item = await orders.lockItem(itemId)
  return { item, report: await reports.lockReport(itemId) }
}
