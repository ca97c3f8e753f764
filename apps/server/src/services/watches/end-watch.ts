import { watchTransition, type WatchEnd, type WatchState } from '@proverka/domain/reports'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import { watchEndedEmail, watchEndedForPersonEmail } from '../emails/watch-emails.ts'
import type { AppContext } from '../context.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { mailClient, siteOfWatch } from './mail-watch.ts'
import { settleWatch } from './money-of-watch.ts'

/** The state of a row, as the rules of the domain know it. */
export function stateOf({ status, pause, ending }: WatchRow): WatchState {
  switch (status) {
    case 'paused':
      return { status, pause: pause ?? 'buyer' }
    case 'ended':
      return { status, end: ending ?? 'stopped' }
    case 'asking':
    case 'active':
      return { status }
  }
}

/**
 * Ends a watch at once: nothing is asked any more, what was not used of the price goes back, and both sides are written to.
 * False where the event is impossible, for example of a watch that is over already.
 */
export function endWatch(context: AppContext, watchId: string, why: WatchEnd): Promise<boolean> {
  return context.database.transaction(async () => {
    const { watches } = context.queries
    const watch = await watches.lockWatch(watchId)
    if (!watch || !watchTransition(stateOf(watch), { event: 'ended', why })) return false
    const returned = await settleWatch(context, watch)
    const ground = watch.kind === 'person' ? await watches.findGround(watch.id) : undefined
    await watches.updateWatch(watch.id, {
      status: 'ended',
      ending: why,
      pause: null,
      ended_at: context.clock.now(),
      due_at: null,
      leased_until: null,
      // What was known of a person has no ground any more; of others it explains what was found.
      ...(ground && { state: '[]' }),
    })
    if (why === 'withdrawn' || why === 'refused') await watches.deleteChanges(watch.id)
    if (why !== 'account-removed')
      await mailClient(context, watch, `watch-ended:${watch.id}`, (mailed) =>
        watchEndedEmail(context, mailed, { why, returned }),
      )
    if (ground?.person_email && ground.agreed_at)
      await enqueueEmail(
        context,
        `watch-person-ended:${watch.id}`,
        watchEndedForPersonEmail(context, {
          to: ground.person_email,
          site: siteOfWatch(context, watch),
          isWithdrawn: why === 'withdrawn',
        }),
      )
    return true
  })
}
