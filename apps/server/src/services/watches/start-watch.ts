import { randomUUID } from 'node:crypto'
import { addMonths, watchedKey, type WatchedSubject } from '@proverka/domain/reports'
import { appError } from '@proverka/domain/errors'
import type { WatchedAnswer } from '@proverka/domain/views'
import { moscowDate } from '@proverka/domain/timing'
import type { contract } from '@proverka/api/contract'
import type { InferOutput } from 'valibot'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { requireSale } from '../orders/prices.ts'
import { consumeByCaller } from '../guest-limits.ts'
import { askWatched, questionsOf } from './ask-watched.ts'
import { askForConsent } from './ask-for-consent.ts'
import { payWatch, priceOfWatch } from './money-of-watch.ts'
import { recordCheck } from './record-check.ts'

type Input = InferOutput<typeof contract.watches.startWatch.body>

/** A watch that can be sold: what it is about is known, and its sources are connected. */
interface Prepared {
  readonly subject: WatchedSubject
  /** The first answer, where one was needed to know the subject. */
  readonly answers: readonly WatchedAnswer[] | undefined
}

/**
 * What has to be known before money is taken; asks the register about an object. Throws `watch/*` and takes nothing.
 */
export async function prepareWatch(context: AppContext, call: Call, input: Input): Promise<Prepared> {
  await requireSale(context, call.site)
  const questions = await questionsOf(context, input.subject.kind)
  if (!questions) throw appError('watch/not-for-sale')
  if (input.ground?.kind === 'contract' && input.ground.until < today(context))
    throw appError('watch/contract-over')
  if (input.ground?.kind === 'consent') await consumeByCaller(context, 'email', call)
  if (input.subject.kind !== 'object') return { subject: input.subject, answers: undefined }
  await consumeByCaller(context, 'confirm', call)
  const subject = { ...input.subject, address: '' }
  const answers = await askWatched(context, subject, questions)
  const [{ answer } = { answer: undefined }] = answers
  if (answer?.kind !== 'stated')
    throw appError(
      answer?.kind === 'not-checked' && answer.reason === 'no-such-object'
        ? 'watch/unknown-object'
        : 'watch/silent-source',
    )
  const address = answer.findings[0]?.facts.find(({ label }) => label === 'Адрес')?.value ?? ''
  return { subject: { ...subject, address }, answers }
}

const today = ({ clock }: AppContext): string => moscowDate(clock.now().getTime())

/** Sells a watch from the balance and begins it; one of a person with consent begins with the consent. Call in a transaction. */
export async function startWatch(
  context: AppContext,
  call: Call,
  input: Input,
  { subject, answers }: Prepared,
): Promise<WatchRow> {
  const { watches, users } = context.queries
  const { user } = callerOf(call)
  await users.lockUser(user.id)
  const key = watchedKey(subject)
  if (await watches.findOpen(user.id, key)) throw appError('watch/already')
  const now = context.clock.now()
  const id = randomUUID()
  const kopecks = await priceOfWatch(context, subject.kind, input.months)
  const paid = await payWatch(context, user, {
    watchId: id,
    kind: subject.kind,
    months: input.months,
    kopecks,
    at: now,
  })
  const { ground } = input
  const waits = ground?.kind === 'consent'
  const watch = await watches.insertWatch({
    id,
    person_id: user.id,
    site: call.site.key,
    kind: subject.kind,
    subject_key: key,
    subject: JSON.stringify(subject),
    period: input.period,
    status: waits ? 'asking' : 'active',
    months: input.months,
    price_kopecks: kopecks,
    bonus_kopecks: paid.bonus,
    created_at: now,
    ...(!waits && begun(now, input.months)),
  })
  if (ground) {
    await watches.insertGround({
      watch_id: id,
      kind: ground.kind,
      purpose: ground.purpose,
      number: ground.kind === 'consent' ? null : ground.number,
      until_day: ground.kind === 'contract' ? ground.until : null,
      person_email: waits ? ground.person_email : null,
      consent_text: null,
      confirmed_at: now,
    })
    if (waits) await askForConsent(context, watch)
  }
  if (answers && watch.due_at) await recordCheck(context, id, watch.due_at, answers)
  return (await watches.findWatch(id)) ?? watch
}

/** The term of a watch that begins now: its first check is due at once. */
export function begun(now: Date, months: Input['months']) {
  const ends = addMonths(now.getTime(), months)
  return { started_at: now, due_at: now, paid_ms: ends - now.getTime(), ends_at: new Date(ends) }
}
