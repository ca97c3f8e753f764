import { appError } from '@proverka/domain/errors'
import { watchConsentText } from '@proverka/domain/legal'
import { watchTransition } from '@proverka/domain/reports'
import { siteOf } from '../../platform/config/sites.ts'
import type { WatchGroundRow, WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { watchStartedForPersonEmail } from '../emails/watch-emails.ts'
import { addressOf } from '../known-user.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { questionsOf } from './ask-watched.ts'
import { endWatch, stateOf } from './end-watch.ts'
import { siteOfWatch } from './mail-watch.ts'
import { begun } from './start-watch.ts'
import { findLinkedWatch } from './watch-links.ts'

interface Asked {
  readonly watch: WatchRow
  readonly ground: WatchGroundRow
}

/** The watch that a link asks consent for. Throws `watch-link/unknown`. */
export async function requireConsent(context: AppContext, token: string): Promise<Asked> {
  const { watches } = context.queries
  const id = await findLinkedWatch(context, 'consent', token)
  const watch = id && (await watches.findWatch(id))
  const ground = id && (await watches.findGround(id))
  if (!ground || !watch) throw appError('watch-link/unknown')
  return { watch, ground }
}

/** What the person reads before deciding, and what was decided. */
export async function presentConsent(context: AppContext, { watch, ground }: Asked) {
  const client = await context.queries.users.findUser(watch.person_id)
  const who = client ? client.name || addressOf(client) : 'Кабинет удален'
  const questions = (await questionsOf(context, watch.kind)) ?? []
  const titles = questions.map(({ title }) => title)
  const { operator } = siteOf(context.config.sites, watch.site)
  return {
    watch_id: watch.id,
    state: stateOfConsent(watch, ground),
    client_id: watch.person_id,
    client: who,
    purpose: ground.purpose,
    person: watch.subject.kind === 'person' ? nameOf(watch.subject) : '',
    questions: titles,
    text:
      ground.consent_text ??
      watchConsentText(operator, { client: who, purpose: ground.purpose, questions: titles }),
    ends_at: watch.ends_at?.toISOString() ?? null,
  }
}

const nameOf = ({
  lastName,
  firstName,
  middleName,
}: {
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string | undefined
}): string => [lastName, firstName, middleName].filter(Boolean).join(' ')

function stateOfConsent(watch: WatchRow, ground: WatchGroundRow) {
  if (ground.withdrawn_at) return 'withdrawn' as const
  if (ground.refused_at) return 'refused' as const
  if (watch.status === 'ended') return 'ended' as const
  return ground.agreed_at ? ('agreed' as const) : ('asked' as const)
}

/** What a person may answer by the link. */
export type ConsentAnswer = 'agree' | 'refuse' | 'withdraw'

/**
 * The word of the person: a consent begins the watch, a refusal or a withdrawal ends it in the same transaction, and nothing is
 * asked about the person after it. The same word twice changes nothing. Throws `watch-link/unknown`, `watch/not-possible`.
 */
export async function answerConsent(
  context: AppContext,
  token: string,
  answer: ConsentAnswer,
): Promise<void> {
  const asked = await requireConsent(context, token)
  await context.database.transaction(async () => {
    const { watches } = context.queries
    const watch = await watches.lockWatch(asked.watch.id)
    const ground = await watches.findGround(asked.watch.id)
    if (!watch || !ground) throw appError('watch-link/unknown')
    const now = context.clock.now()
    if (answer === 'agree') {
      if (ground.agreed_at && !ground.withdrawn_at) return
      if (!watchTransition(stateOf(watch), { event: 'agreed' })) throw appError('watch/not-possible')
      const { text } = await presentConsent(context, { watch, ground })
      await watches.updateGround(watch.id, { agreed_at: now, confirmed_at: now, consent_text: text })
      await watches.updateWatch(watch.id, { status: 'active', ...begun(now, watch.months) })
      await enqueueEmail(
        context,
        `watch-person-started:${watch.id}`,
        watchStartedForPersonEmail(context, {
          to: ground.person_email ?? '',
          site: siteOfWatch(context, watch),
          token,
        }),
      )
      return
    }
    const isWithdrawal = answer === 'withdraw'
    if (isWithdrawal ? ground.withdrawn_at : ground.refused_at) return
    // First the word, which stays true even of a watch that is over by now.
    if (isWithdrawal ? !ground.agreed_at : ground.agreed_at) throw appError('watch/not-possible')
    await watches.updateGround(watch.id, isWithdrawal ? { withdrawn_at: now } : { refused_at: now })
    await endWatch(context, watch.id, isWithdrawal ? 'withdrawn' : 'refused')
  })
}
