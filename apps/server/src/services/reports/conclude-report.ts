import { isAiReportProduct } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { loadReport } from './load-report.ts'

/**
 * Has the conclusion of an independent report written, again whenever its last answer has come. Outside of a
 * transaction: a provider may be a service.
 */
export async function concludeReport(context: AppContext, orderItemId: string): Promise<void> {
  const item = await context.queries.orderItems.findItem(orderItemId)
  if (!item || !isAiReportProduct(item.product_name)) return
  const report = await loadReport(context, item)
  if (!report || report.tasks.some(({ answer }) => answer.kind === 'in-progress')) return
  const { author, model, statements } = await context.conclude(report)
  if (statements.length === 0) return
  await context.queries.reports.setIndependent(orderItemId, {
    author,
    model,
    made_at: context.clock.now().toISOString(),
    statements: [...statements],
  })
}
