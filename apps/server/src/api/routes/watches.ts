import { appError } from '@proverka/domain/errors'
import { callerOf, type Call } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import { requireSession } from '../../services/accounts/own-session.ts'
import { consumeByCaller } from '../../services/guest-limits.ts'
import { requireSale } from '../../services/orders/prices.ts'
import { askForConsent } from '../../services/watches/ask-for-consent.ts'
import { answerConsent, presentConsent, requireConsent } from '../../services/watches/consent-of-person.ts'
import { endWatch } from '../../services/watches/end-watch.ts'
import {
  confirmGround,
  lockOwnWatch,
  pauseWatch,
  prolongWatch,
  resumeWatch,
} from '../../services/watches/move-watch.ts'
import { listOwnWatches, presentOffer, presentWatch } from '../../services/watches/present-watch.ts'
import { presentWebhook, saveWebhook } from '../../services/watches/save-webhook.ts'
import { prepareWatch, startWatch } from '../../services/watches/start-watch.ts'
import { findLinkedWatch } from '../../services/watches/watch-links.ts'
import { withExternalIdempotency, withIdempotency } from '../../services/with-idempotency.ts'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { Handlers } from '../http/handlers.ts'

type Area = Handlers['watches']

/** Watches of clients, the word of the people who are watched, and the calls of clients' programs. */
export const watchRoutes = (context: AppContext): Area => ({
  ...ownRoutes(context),
  ...linkRoutes(context),
  ...webhookRoutes(context),
})

/** Does something to one of the caller's watches, which is held until the end. */
const withOwn = <Result>(
  context: AppContext,
  call: Call,
  watchId: string,
  work: (watch: WatchRow) => Promise<Result>,
): Promise<Result> =>
  context.database.transaction(async () => work(await lockOwnWatch(context, callerOf(call).user.id, watchId)))

type OwnRoutes = Pick<
  Area,
  | 'getWatchOffer'
  | 'listWatches'
  | 'getWatch'
  | 'startWatch'
  | 'pauseWatch'
  | 'resumeWatch'
  | 'stopWatch'
  | 'prolongWatch'
  | 'confirmWatchGround'
  | 'remindOfConsent'
>

const ownRoutes = (context: AppContext): OwnRoutes => ({
  getWatchOffer: () => presentOffer(context),

  listWatches: (_, call) => listOwnWatches(context, callerOf(call).user.id),

  async getWatch({ params }, call) {
    const watch = await context.queries.watches.findWatch(params.id)
    if (watch?.person_id !== callerOf(call).user.id) throw appError('watch/not-found')
    return presentWatch(context, call, watch)
  },

  startWatch: ({ body }, call) =>
    withExternalIdempotency(context, call, body, async (settle) => {
      const prepared = await prepareWatch(context, call, body)
      return context.database.transaction(async () => {
        const { id } = await startWatch(context, call, body, prepared)
        return settle({ watch_id: id })
      })
    }),

  pauseWatch: ({ params }, call) =>
    withOwn(context, call, params.id, async (watch) => {
      await pauseWatch(context, watch, 'buyer')
      return { paused: true }
    }),

  resumeWatch: ({ params }, call) =>
    withOwn(context, call, params.id, async (watch) => {
      await resumeWatch(context, watch)
      return { resumed: true }
    }),

  stopWatch: ({ params }, call) =>
    withOwn(context, call, params.id, async (watch) => {
      if (!(await endWatch(context, watch.id, 'stopped'))) throw appError('watch/not-possible')
      return { stopped: true }
    }),

  prolongWatch: ({ params, body }, call) =>
    withIdempotency(context, call, { ...params, ...body }, async () => {
      await requireSale(context, call.site)
      return withOwn(context, call, params.id, async (watch) => {
        const ends = await prolongWatch(context, watch, body.months)
        return { ends_at: ends.toISOString() }
      })
    }),

  confirmWatchGround: ({ params }, call) =>
    withOwn(context, call, params.id, async (watch) => {
      await confirmGround(context, watch)
      return { confirmed: true }
    }),

  async remindOfConsent({ params }, call) {
    await consumeByCaller(context, 'email', call)
    return withOwn(context, call, params.id, async (watch) => {
      await askForConsent(context, watch)
      return { asked: true }
    })
  },
})

/** By the links of letters, without a sign-in. */
const linkRoutes = (context: AppContext): Pick<Area, 'stopByLink' | 'openConsent' | 'answerConsent'> => ({
  async stopByLink({ body }, { ip }) {
    await context.rateLimits.consume('reset-address', ip)
    const watchId = await findLinkedWatch(context, 'stop', body.token)
    if (!watchId) throw appError('watch-link/unknown')
    // Pressed twice it has stopped all the same.
    await endWatch(context, watchId, 'stopped')
    return { stopped: true }
  },

  async openConsent({ body }, { ip }) {
    await context.rateLimits.consume('reset-address', ip)
    return presentConsent(context, await requireConsent(context, body.token))
  },

  async answerConsent({ body }, { ip }) {
    await context.rateLimits.consume('reset-address', ip)
    await answerConsent(context, body.token, body.answer)
    return presentConsent(context, await requireConsent(context, body.token))
  },
})

/** What signs calls is given to a person who signed in, not to a program. */
const webhookRoutes = (context: AppContext): Pick<Area, 'getWebhook' | 'saveWebhook' | 'removeWebhook'> => ({
  getWebhook: (_, call) => presentWebhook(context, callerOf(call).user.id),

  saveWebhook({ body }, call) {
    requireSession(call)
    return saveWebhook(context, callerOf(call).user.id, body.url)
  },

  async removeWebhook(_, call) {
    requireSession(call)
    if (!(await context.queries.webhooks.deleteWebhook(callerOf(call).user.id)))
      throw appError('webhook/not-found')
    return { removed: true }
  },
})
