import { addMonths, watchTransition, type WatchEvent, type WatchMonths } from '@proverka/domain/reports'
import { appError } from '@proverka/domain/errors'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { stateOf } from './end-watch.ts'
import { payWatch, priceOfWatch } from './money-of-watch.ts'

/** One of the caller's watches, held until the end of the transaction. Throws `watch/not-found`. */
export async function lockOwnWatch(context: AppContext, userId: string, watchId: string): Promise<WatchRow> {
  const watch = await context.queries.watches.lockWatch(watchId)
  if (watch?.person_id !== userId) throw appError('watch/not-found')
  return watch
}

/** The paid time of a watch stops running. Throws `watch/not-possible`. In a transaction that holds it. */
export async function pauseWatch(
  context: AppContext,
  watch: WatchRow,
  by: 'buyer' | 'ground',
): Promise<void> {
  requireEvent(watch, { event: 'paused', by })
  await context.queries.watches.updateWatch(watch.id, {
    status: 'paused',
    pause: by,
    paused_at: context.clock.now(),
    leased_until: null,
  })
}

/** The paid time goes on, the first check is due at once. Throws `watch/not-possible`. In a transaction that holds it. */
export async function resumeWatch(context: AppContext, watch: WatchRow): Promise<void> {
  requireEvent(watch, { event: 'resumed' })
  await goOn(context, watch)
}

/** The client says that the ground still holds. Throws `watch/not-possible`. In a transaction that holds it. */
export async function confirmGround(context: AppContext, watch: WatchRow): Promise<void> {
  if (watch.kind !== 'person') throw appError('watch/not-possible')
  const after = requireEvent(watch, { event: 'ground-confirmed' })
  await context.queries.watches.updateGround(watch.id, {
    confirmed_at: context.clock.now(),
    review_asked_at: null,
  })
  if (watch.status === 'paused' && after.status === 'active') await goOn(context, watch)
}

async function goOn(context: AppContext, watch: WatchRow): Promise<void> {
  const now = context.clock.now()
  const rested = now.getTime() - (watch.paused_at ?? now).getTime()
  await context.queries.watches.updateWatch(watch.id, {
    status: 'active',
    pause: null,
    paused_at: null,
    due_at: now,
    ...(watch.ends_at && { ends_at: new Date(watch.ends_at.getTime() + rested) }),
  })
}

/** Pays another term, which begins at the end of this one. Throws `watch/not-possible`, `payment/not-enough-money`. */
export async function prolongWatch(context: AppContext, watch: WatchRow, months: WatchMonths): Promise<Date> {
  if ((watch.status !== 'active' && watch.status !== 'paused') || !watch.ends_at)
    throw appError('watch/not-possible')
  const now = context.clock.now()
  await context.queries.users.lockUser(watch.person_id)
  const kopecks = await priceOfWatch(context, watch.kind, months)
  const term = { watchId: watch.id, kind: watch.kind, months, kopecks, at: now }
  const paid = await payWatch(context, { id: watch.person_id }, term)
  const ends = new Date(addMonths(watch.ends_at.getTime(), months))
  await context.queries.watches.updateWatch(watch.id, {
    months,
    price_kopecks: watch.price_kopecks + kopecks,
    bonus_kopecks: watch.bonus_kopecks + paid.bonus,
    paid_ms: watch.paid_ms + ends.getTime() - watch.ends_at.getTime(),
    ends_at: ends,
    ending_told_at: null,
  })
  return ends
}

function requireEvent(watch: WatchRow, event: WatchEvent) {
  const after = watchTransition(stateOf(watch), event)
  if (!after) throw appError('watch/not-possible')
  return after
}
