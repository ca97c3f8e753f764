import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../../services/orders/own-item.ts'

export const listTasks =
  (context: AppContext): Handlers['risk']['listTasks'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    const owner = user.permissions.has('orders.read') ? undefined : user.id
    const tasks = await context.queries.reports.listTasksOfItems(body.order_item_ids, owner)
    return tasks.map(({ id, ...task }) => ({ task_id: id, ...task }))
  }

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
    requireOwnItem(item, callerOf(call).user, 'orders.write')
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
