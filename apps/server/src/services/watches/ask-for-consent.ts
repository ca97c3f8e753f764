import { CONSENT_REMINDER_DAYS, MOST_CONSENT_ASKS } from '@proverka/domain/reports'
import { appError } from '@proverka/domain/errors'
import { DAY_MS } from '@proverka/domain/timing'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { watchConsentEmail } from '../emails/watch-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { siteOfWatch } from './mail-watch.ts'
import { makeWatchLink } from './watch-links.ts'

/**
 * Asks the person of a watch for consent, at first or once more. In a transaction that holds the watch. Throws
 * `watch/asked-lately` and, where no consent is needed, `watch/not-possible`.
 */
export async function askForConsent(context: AppContext, watch: WatchRow): Promise<void> {
  const { watches } = context.queries
  const ground = await watches.findGround(watch.id)
  if (watch.status !== 'asking' || !ground?.person_email) throw appError('watch/not-possible')
  const now = context.clock.now()
  const again = (ground.asked_at?.getTime() ?? 0) + CONSENT_REMINDER_DAYS * DAY_MS
  if (again > now.getTime() || ground.asks >= MOST_CONSENT_ASKS) throw appError('watch/asked-lately')
  await watches.updateGround(watch.id, { asked_at: now, asks: ground.asks + 1 })
  await enqueueEmail(
    context,
    `watch-consent:${watch.id}:${ground.asks + 1}`,
    watchConsentEmail(context, {
      to: ground.person_email,
      site: siteOfWatch(context, watch),
      token: await makeWatchLink(context, watch.id, 'consent'),
    }),
  )
}
