import type { Report } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import { presentReport } from '../../presenters/report.ts'

/** The canonical report of an item; undefined before its work has begun. */
export async function loadReport(context: AppContext, item: OrderItemRow): Promise<Report | undefined> {
  const reports = context.queries.reports
  const report = await reports.findReport(item.id)
  if (!report) return undefined
  const tasks = await reports.listTasks(item.id)
  const isWaiting = tasks.some(({ answer }) => answer.kind === 'in-progress')
  return presentReport(item, report, tasks, isWaiting ? await context.answerTimes.get() : {})
}
