import { fulfilmentTransition } from '@proverka/domain/orders'
import { DAY_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import { hasOpenTasks } from '../reports/reports.ts'
import { settleQuestion } from './answer-fulfilment.ts'
import { lockFulfilment, moveFulfilment } from './move-fulfilment.ts'

/** One look; the next one finds the rest. */
const BATCH = 200
/** An answer that stays away for so long after its term is waited for no more. */
const STALE_MS = 30 * DAY_MS

const SILENCE = { kind: 'not-checked', reason: 'source-timeout' } as const

/**
 * Ends the terms that were promised to buyers: what is not there becomes overdue, and the money of a part goes back of which
 * no leading question was answered, once (DEC-19). What is overdue for a month is given up. Answers how many ended.
 */
export async function endFulfilmentTerms(context: AppContext): Promise<number> {
  const { fulfilments } = context.queries
  const now = context.clock.now()
  const past = await fulfilments.listPastTerm(now, BATCH)
  for (const { id } of past) await context.database.transaction(() => endTerm(context, id))
  const stale = await fulfilments.listStale(new Date(now.getTime() - STALE_MS), BATCH)
  for (const { id } of stale) await context.database.transaction(() => giveUp(context, id))
  return past.length + stale.length
}

async function endTerm(context: AppContext, id: string): Promise<void> {
  const held = await lockFulfilment(context, id)
  // It was answered, or ended by another process, since it was listed.
  if (held.status === 'overdue' || !fulfilmentTransition(held.status, 'term-ended')) return
  await moveFulfilment(context, held, { event: 'term-ended' })
  await settleQuestion(context, held, { event: 'failed', answer: SILENCE, hash: null })
}

async function giveUp(context: AppContext, id: string): Promise<void> {
  const held = await lockFulfilment(context, id)
  if (held.status !== 'overdue') return
  await moveFulfilment(context, held, {
    event: 'given-up',
    change: {
      ended_at: context.clock.now(),
      next_look_at: null,
      reason: 'Ответ не пришел за месяц после срока',
    },
  })
  const task = await context.queries.reports.findTask(held.report_task_id)
  // It was put once more since, and would be waited for without end.
  if (task && hasOpenTasks([task]))
    await settleQuestion(context, held, { event: 'failed', answer: SILENCE, hash: null })
}
