import type { Report } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import { presentReport } from '../../presenters/report.ts'

/** The canonical report of an item; undefined before its work has begun. */
export async function loadReport(context: AppContext, item: OrderItemRow): Promise<Report | undefined> {
  const reports = context.queries.reports
  const report = await reports.findReport(item.id)
  return report && presentReport(item, report, await reports.listTasks(item.id))
}
