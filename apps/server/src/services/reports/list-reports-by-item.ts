import type { Report } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentReport } from './present-report.ts'

/**
 * The reports of the items that are done and not past their term, by item: built as for page and PDF, so that all
 * verdicts agree.
 */
export async function listReportsByItem(
  context: AppContext,
  items: readonly OrderItemRow[],
): Promise<ReadonlyMap<string, Report>> {
  const done = new Map(
    items
      .filter(({ status, report_hidden_at }) => status === 'done' && !report_hidden_at)
      .map((item) => [item.id, item]),
  )
  const found = await context.queries.reports.listReportsOfItems([...done.keys()])
  return new Map(
    found.flatMap(({ report, tasks }) => {
      const item = done.get(report.order_item_id)
      return item ? [[item.id, presentReport(item, report, tasks)]] : []
    }),
  )
}
