import { orderOfWork } from '@proverka/domain/orders'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'

/** What other processes hold at the moment is passed over, so more are named than taken. */
const NAMED_PER_TAKEN = 4

/**
 * Hands out what a channel orders next, urgent first and fair to buyers (FULFIL-12), at most `limit`, the first one first.
 * Each is in the hands of one process until an instant, after which it is handed out again unless it was moved on.
 */
export async function takeNext(
  context: AppContext,
  channel: string,
  limit: number,
  until: Date,
): Promise<readonly FulfilmentRow[]> {
  const now = context.clock.now()
  const ids = await listNext(context, channel, limit * NAMED_PER_TAKEN)
  const taken = await context.queries.waitingWork.leaseWaiting(ids, { now, until, limit })
  return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Ids of what a channel orders next, in the order of work; nobody is kept from ordering them meanwhile. */
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
