import type { Report } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentReport } from './present-report.ts'
import { listPreviousReports } from './previous-reports.ts'

/** The canonical report of an item; undefined before its work has begun and after its term. */
export async function loadReport(context: AppContext, item: OrderItemRow): Promise<Report | undefined> {
  if (item.report_hidden_at) return undefined
  const reports = context.queries.reports
  const report = await reports.findReport(item.id)
  if (!report) return undefined
  const tasks = await reports.listTasks(item.id)
  const isWaiting = tasks.some(({ answer }) => answer.kind === 'in-progress')
  return presentReport(item, report, tasks, isWaiting ? await context.answerTimes.get() : {})
}

/** The same for its buyer, with what has changed since earlier reports on the subject once it is done. */
export async function loadOwnReport(context: AppContext, item: OrderItemRow): Promise<Report | undefined> {
  const report = await loadReport(context, item)
  if (!report || item.status !== 'done') return report
  const previous = await listPreviousReports(context, item, report)
  return previous.length > 0 ? { ...report, previous: [...previous] } : report
}
