import { isFinalReason } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import { isRetryable } from './progress.ts'

/** Starts that a question has in all, with those that happen by themselves. */
const STARTS_LIMIT = 10

/** Has every source of an order asked again that did not answer, free of charge. Answers how many parts that concerns. */
export async function retryFailed(context: AppContext, orderId: string): Promise<number> {
  const parts = await context.queries.wholesale.listPartStates(orderId)
  let retried = 0
  for (const { id } of parts.filter(isRetryable))
    if (await context.database.transaction(() => retryPart(context, id))) retried++
  return retried
}

/** Each part by itself, so that its report is held for a moment alone. In a transaction. */
async function retryPart(context: AppContext, itemId: string): Promise<boolean> {
  const { reports, risk } = context.queries
  await reports.lockReport(itemId)
  if ((await risk.findNotes(itemId)).closed_at) return false
  const open = (await reports.listAllTasks(itemId)).filter(
    ({ answer, number_of_starts }) =>
      answer.kind === 'not-checked' && !isFinalReason(answer.reason) && number_of_starts < STARTS_LIMIT,
  )
  for (const { id } of open) {
    await reports.resetTask(id)
    await context.jobs.enqueue('ask-source', { taskId: id })
  }
  if (open.length > 0) await reports.touchReport(itemId, context.clock.now())
  return open.length > 0
}
