import { nextCheck, periodMs, QUIET_MONTHS, SILENT_CHECKS, addMonths } from '@proverka/domain/reports'
import { compareWatched, type WatchedAnswer, type WatchResult } from '@proverka/domain/views'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { watchChangeEmail, watchQuietEmail, watchSilentEmail } from '../emails/watch-emails.ts'
import { mailClient } from './mail-watch.ts'
import { queueWebhook } from './queue-webhook.ts'

/**
 * Writes down what the check came to that was due at `due`: the cell, the change if there is one, its letter and its call, and
 * when the next check is due, all in one transaction. A check that another process has written down, or of a watch that rests
 * or is over by now, is dropped.
 */
export async function recordCheck(
  context: AppContext,
  watchId: string,
  due: Date,
  answers: readonly WatchedAnswer[],
): Promise<void> {
  await context.database.transaction(async () => {
    const { watches } = context.queries
    const watch = await watches.lockWatch(watchId)
    if (watch?.status !== 'active' || watch.due_at?.getTime() !== due.getTime()) return
    const now = context.clock.now()
    const result = compareWatched(watch.state, answers)
    const checkId = await watches.insertCheck({ watchId, due, at: now, result })
    if (checkId === undefined) return
    const silence = await followSilence(context, watch, checkId, due, result)
    const told = await tellClient(context, watch, checkId, now, result)
    await watches.updateWatch(watch.id, {
      state: JSON.stringify(result.state),
      due_at: new Date(nextCheck(watch.period, due.getTime(), now.getTime())),
      leased_until: null,
      ...silence,
      ...(told && { told_at: now }),
    })
  })
}

/** One letter and one call for a change; one line after months without any. Answers whether the client was written to. */
async function tellClient(
  context: AppContext,
  watch: WatchRow,
  checkId: string,
  now: Date,
  { outcome, changes }: WatchResult,
): Promise<boolean> {
  if (outcome === 'changed') {
    const counts = await context.queries.watches.countChecks([watch.id])
    const unchanged = counts.find((one) => one.outcome === 'unchanged')?.count ?? 0
    await mailClient(context, watch, `watch-change:${checkId}`, (mailed) =>
      watchChangeEmail(context, mailed, { at: now, changes, unchanged }),
    )
    await queueWebhook(context, watch, { id: checkId, at: now, changes })
    return true
  }
  const since = watch.told_at ?? watch.started_at ?? now
  if (outcome !== 'unchanged' || addMonths(since.getTime(), QUIET_MONTHS) > now.getTime()) return false
  await mailClient(context, watch, `watch-quiet:${checkId}`, (mailed) =>
    watchQuietEmail(context, mailed, since),
  )
  return true
}

/** Counts silent checks in a row; from the second one on their time is given back, and the first such letter says so. */
async function followSilence(
  context: AppContext,
  watch: WatchRow,
  checkId: string,
  due: Date,
  { outcome }: WatchResult,
): Promise<{ silent_checks: number; ends_at?: Date }> {
  if (outcome !== 'silent') return { silent_checks: 0 }
  const silent = watch.silent_checks + 1
  if (silent < SILENT_CHECKS || !watch.ends_at) return { silent_checks: silent }
  const isFirst = silent === SILENT_CHECKS
  const lost = periodMs(watch.period, due.getTime()) * (isFirst ? SILENT_CHECKS : 1)
  const ends = new Date(watch.ends_at.getTime() + lost)
  if (isFirst)
    await mailClient(context, watch, `watch-silent:${checkId}`, (mailed) =>
      watchSilentEmail(context, mailed, ends),
    )
  return { silent_checks: silent, ends_at: ends }
}
