import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../policies/own-item.ts'

/** Restarts a task has in all, with those that happen by themselves. */
const STARTS_LIMIT = 10

/** Asks a source again that did not answer. What was answered stays as it is. */
export const restartTask =
  (context: AppContext): Handlers['risk']['restartTask'] =>
  async ({ body }, call) => {
    const reports = context.queries.reports
    const task = await reports.findTask(body.task_id)
    if (!task) throw appError('task/not-found')
    const item = await context.queries.orderItems.findItem(task.order_item_id)
    requireOwnItem(item, callerOf(call).user)
    // What was given back is not asked for any more.
    const isRestartable = task.answer.kind === 'not-checked' && item?.status !== 'refund'
    if (!isRestartable || task.number_of_starts >= STARTS_LIMIT) {
      throw appError('task/not-restartable')
    }
    if ((await context.queries.risk.findNotes(task.order_item_id)).closed_at)
      throw appError('report/finished')
    await context.database.transaction(async () => {
      await reports.resetTask(task.id)
      await reports.touchReport(task.order_item_id, context.clock.now())
      await context.jobs.enqueue('ask-source', { taskId: task.id })
    })
    return { task_id: task.id, status: 'new', number_of_starts: task.number_of_starts }
  }
