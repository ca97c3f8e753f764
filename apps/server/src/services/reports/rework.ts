import type { AppContext } from '../context.ts'
import type { Period } from '../../platform/db/queries/orders/rework.ts'
import { lockItemThenReport } from '../../platform/db/lock-rows.ts'
import { finishWhenAnswered, hasOpenTasks } from './reports.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** Work that has not moved for so long is stuck: every retry of the queue is over by then. */
const STUCK_MS = 10 * MINUTE_MS

/** Asks the sources again that gave no answer. Returns the number of items that have such questions. */
export async function askFailedAgain(context: AppContext, period: Period): Promise<number> {
  const items = await context.queries.rework.listItemsWithFailedTasks(period)
  for (const { id } of items) await context.database.transaction(() => askItemAgain(context, id))
  return items.length
}

async function askItemAgain(context: AppContext, itemId: string): Promise<void> {
  const { reports } = context.queries
  await reports.lockReport(itemId)
  for (const task of await reports.listAllTasks(itemId)) {
    if (task.status !== 'error') continue
    await reports.resetTask(task.id)
    await context.jobs.enqueue('ask-source', { taskId: task.id })
  }
  await reports.touchReport(itemId, context.clock.now())
}

/** Requeues paid items that stopped in progress. Returns how many. */
export async function reorderStuck(context: AppContext, period: Period): Promise<number> {
  const idleSince = new Date(context.clock.now().getTime() - STUCK_MS)
  const items = await context.queries.rework.listStuckItems(period, idleSince)
  for (const { id } of items) await context.database.transaction(() => restartItem(context, id))
  return items.length
}

/** What a stopped item lacks is done again; nothing that is answered is asked twice. In a transaction. */
export async function restartItem(context: AppContext, itemId: string): Promise<void> {
  const { reports } = context.queries
  const { item, report } = await lockItemThenReport(context, itemId)
  if (!item || !report) {
    await context.jobs.enqueue('start-report', { orderItemId: itemId })
    return
  }
  const tasks = await reports.listAllTasks(itemId)
  for (const task of tasks) {
    if (!hasOpenTasks([task])) continue
    await reports.resetTask(task.id)
    await context.jobs.enqueue('ask-source', { taskId: task.id })
  }
  await reports.touchReport(itemId, context.clock.now())
  await finishWhenAnswered(context, itemId)
}
