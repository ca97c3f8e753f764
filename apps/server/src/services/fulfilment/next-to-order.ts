import { orderOfWork } from '@proverka/domain/orders'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { moveFulfilment } from './move-fulfilment.ts'

/** What other processes hold at the moment is passed over, so more are named than taken. */
const NAMED_PER_TAKEN = 4

/**
 * Hands out what a channel orders next, urgent and fair to buyers (FULFIL-12): each is `ordering` from here on, with its
 * key stored, and no other process gets it. Answers at most `limit`, the first one first; after a crash those that are
 * still `ordering` are looked up at the contractor at `lookAt`, never ordered blindly.
 */
export function takeNext(
  context: AppContext,
  channel: string,
  limit: number,
  lookAt: Date | null = null,
): Promise<readonly FulfilmentRow[]> {
  return context.database.transaction(async () => {
    const now = context.clock.now()
    const ids = await listNext(context, channel, limit * NAMED_PER_TAKEN)
    const held = await context.queries.waitingWork.lockWaiting(ids, limit)
    const taken: FulfilmentRow[] = []
    for (const row of held) {
      const change = { asked_at: row.asked_at ?? now, next_look_at: lookAt }
      taken.push(await moveFulfilment(context, row, { event: 'sent', change }))
    }
    return taken
  })
}

/** Ids of what a channel orders next, in the order of work; they are not locked. */
export async function listNext(
  context: AppContext,
  channel: string,
  limit: number,
  kind?: string,
): Promise<readonly string[]> {
  const now = context.clock.now()
  const waiting = await context.queries.waitingWork.listWaiting(channel, now, { perBuyer: limit, kind })
  const inWork = new Map(waiting.map(({ buyer_id, in_work }) => [buyer_id, in_work]))
  return orderOfWork(waiting.map(toWork), inWork)
    .slice(0, limit)
    .map(({ id }) => id)
}

type Waiting = Awaited<ReturnType<AppContext['queries']['waitingWork']['listWaiting']>>[number]

const toWork = ({ id, buyer_id, is_urgent, latest_at, created_at }: Waiting) => ({
  id,
  buyerId: buyer_id,
  isUrgent: is_urgent,
  latestAt: latest_at.getTime(),
  createdAt: created_at.getTime(),
})
