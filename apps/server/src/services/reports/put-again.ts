import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'
import type { Subject } from '../../adapters/sources/source.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
import { tasksOf } from './reports.ts'

/** Puts questions of a report again as they are asked about the subject today. In a transaction. */
export async function putAgain(
  context: AppContext,
  item: OrderItemRow,
  subject: Subject,
  tasks: readonly ReportTaskRow[],
): Promise<void> {
  const asked = new Map(tasksOf(context, item, subject).map((task) => [task.type, task.asked]))
  const put = new Set(tasks.map(({ id }) => id))
  await giveUpFulfilments(context, item.id, 'Вопрос задан заново с другими данными', (taskId) =>
    put.has(taskId),
  )
  for (const task of tasks) {
    await context.queries.reports.resetTask(task.id, asked.get(task.task_type))
    await context.jobs.enqueue('ask-source', { taskId: task.id })
  }
}
