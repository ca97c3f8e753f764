import {
  addMonths,
  CONSENT_DAYS,
  GROUND_REVIEW_DAYS,
  GROUND_REVIEW_MONTHS,
  WATCH_ENDING_DAYS,
} from '@proverka/domain/reports'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { watchEndingEmail, watchReviewEmail } from '../emails/watch-emails.ts'
import { endWatch } from './end-watch.ts'
import { mailClient } from './mail-watch.ts'
import { pauseWatch } from './move-watch.ts'

/**
 * Terms of watches: those that are over end, clients learn of those that end soon, and grounds are reviewed twice a year. Safe at
 * any time and in any number of processes.
 */
export async function followWatchTerms(context: AppContext): Promise<void> {
  const { watches } = context.queries
  const now = context.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const watch of await watches.listToEnd(now, ago(CONSENT_DAYS)))
    await endWatch(context, watch.id, watch.status === 'asking' ? 'unanswered' : 'term')
  for (const watch of await watches.listGroundOver(moscowDate(now.getTime())))
    await endWatch(context, watch.id, 'ground-over')
  const soon = new Date(now.getTime() + WATCH_ENDING_DAYS * DAY_MS)
  await eachHeld(context, await watches.listEnding(now, soon), async (watch) => {
    if (watch.status !== 'active' || watch.ending_told_at || !watch.ends_at) return
    const { ends_at: ends } = watch
    await watches.updateWatch(watch.id, { ending_told_at: now })
    await mailClient(context, watch, `watch-ending:${watch.id}:${ends.toISOString()}`, (mailed) =>
      watchEndingEmail(context, mailed, ends),
    )
  })
  const halfYearAgo = new Date(addMonths(now.getTime(), -GROUND_REVIEW_MONTHS))
  await eachHeld(context, await watches.listToReview(halfYearAgo), async (watch) => {
    const ground = await watches.findGround(watch.id)
    if (watch.status !== 'active' || !ground || ground.review_asked_at) return
    await watches.updateGround(watch.id, { review_asked_at: now })
    await mailClient(context, watch, `watch-review:${watch.id}:${now.toISOString()}`, (mailed) =>
      watchReviewEmail(context, mailed),
    )
  })
  await eachHeld(context, await watches.listUnreviewed(ago(GROUND_REVIEW_DAYS)), async (watch) => {
    const ground = await watches.findGround(watch.id)
    if (watch.status === 'active' && ground?.review_asked_at) await pauseWatch(context, watch, 'ground')
  })
}

/** Does something to each of some watches as it is now, in a transaction of its own. */
async function eachHeld(
  context: AppContext,
  rows: readonly WatchRow[],
  work: (watch: WatchRow) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    await context.database.transaction(async () => {
      const watch = await context.queries.watches.lockWatch(id)
      if (watch) await work(watch)
    })
  }
}
