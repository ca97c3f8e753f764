import type { orderHistorySchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { presentOrderInHistory } from './present-order.ts'
import { listReportsByItem } from '../reports/list-reports-by-item.ts'

export type HistoryOrder = InferInput<typeof orderHistorySchema>

/** Orders with their items as lists show them; `orders` keep their order. */
export async function presentHistory(
  context: AppContext,
  orders: readonly OrderRow[],
): Promise<readonly HistoryOrder[]> {
  const ids = orders.map(({ id }) => id)
  const items = ids.length > 0 ? await context.queries.orderItems.listItemsOfOrders(ids) : []
  const reports = await listReportsByItem(context, items)
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id)
  return orders.map((order) => presentOrderInHistory(order, byOrder.get(order.id) ?? [], reports))
}
