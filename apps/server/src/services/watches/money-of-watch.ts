import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { partsOfSum, planPayment, sumOfParts, TRANSFERS, type PaidParts } from '@proverka/domain/orders'
import { earnedOf, type WatchKind, type WatchMonths } from '@proverka/domain/reports'
import { counted } from '@proverka/domain'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { balanceOfUser } from '../payments/balance.ts'

/** What keys of transfers begin with: a term that was paid, and what came back of it. */
export const WATCH_PAID = 'watch:'
export const WATCH_RETURNED = 'watch-return:'

const WHAT: { readonly [Kind in WatchKind]: string } = {
  object: 'за объектом',
  company: 'за компанией',
  vehicle: 'за машиной',
  person: 'за человеком',
}

const describe = (kind: WatchKind, months: number): string =>
  `Слежение ${WHAT[kind]}, ${counted(months, 'месяц', 'месяца', 'месяцев')}`

/** What a term costs now, kopecks. Throws `watch/not-for-sale` where the price list has none. */
export async function priceOfWatch(
  context: AppContext,
  kind: WatchKind,
  months: WatchMonths,
): Promise<Kopecks> {
  const price = await context.queries.watches.findPrice(kind, months)
  if (price === undefined) throw appError('watch/not-for-sale')
  return price
}

interface Term {
  readonly watchId: string
  readonly kind: WatchKind
  readonly months: WatchMonths
  readonly kopecks: Kopecks
  readonly at: Date
}

/**
 * Takes the price of a term from the balance; it is earned as the watch runs. Call in a transaction that locks the user.
 * Answers from what it was paid. Throws `payment/not-enough-money`.
 */
export async function payWatch(
  context: AppContext,
  user: Pick<UserRow, 'id'>,
  term: Term,
): Promise<PaidParts> {
  const plan = planPayment(
    [{ kopecks: term.kopecks, urgent: false }],
    await balanceOfUser(context, user.id),
    true,
  )
  if (plan.source === 'card') throw appError('payment/not-enough-money')
  if (plan.source === 'balance')
    await context.queries.ledger.bookTransfer({
      uniqueKey: `${WATCH_PAID}${term.watchId}:${randomUUID()}`,
      description: describe(term.kind, term.months),
      entries: TRANSFERS.payment(user.id, plan),
      at: term.at,
    })
  return plan
}

/** How long of its paid term a watch has run by an instant, ms: pauses and silence of the sources moved its end on. */
export function ranMs(watch: WatchRow, now: Date): number {
  if (!watch.started_at || !watch.ends_at) return 0
  const at = watch.paused_at ?? now
  return watch.paid_ms - Math.max(0, watch.ends_at.getTime() - at.getTime())
}

/**
 * Divides the price of a watch that ends now: what it has run for is earned, the rest goes back to the balance as it came, own
 * money before bonus. In the transaction of the end, which holds the watch. Answers what went back, kopecks.
 */
export async function settleWatch(context: AppContext, watch: WatchRow): Promise<Kopecks> {
  const { ledger, users } = context.queries
  const now = context.clock.now()
  await users.lockUser(watch.person_id)
  const earned = watch.started_at ? earnedOf(watch.price_kopecks, ranMs(watch, now), watch.paid_ms) : 0
  const rest = watch.price_kopecks - earned
  const paid = { bonus: watch.bonus_kopecks, own: watch.price_kopecks - watch.bonus_kopecks, card: 0 }
  const description = describe(watch.kind, watch.months)
  if (earned > 0)
    await ledger.bookTransfer({
      uniqueKey: `watch-earned:${watch.id}`,
      description,
      entries: TRANSFERS.delivery(watch.person_id, earned),
      at: now,
    })
  const back = partsOfSum(paid, rest)
  if (sumOfParts(back) > 0)
    await ledger.bookTransfer({
      uniqueKey: `${WATCH_RETURNED}${watch.id}`,
      description: `${description}: возврат за оставшиеся дни`,
      entries: TRANSFERS.refund(watch.person_id, back),
      at: now,
    })
  return rest
}
