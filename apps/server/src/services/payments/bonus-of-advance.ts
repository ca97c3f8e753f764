import type { Kopecks } from '@proverka/domain'
import { REFERRAL_RATE, TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { REVERSAL } from '../../platform/db/queries/payments/ledger.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { AdvanceBonusRow } from '../../platform/db/queries/payments/advance-bonuses.ts'
import { takenBackEmail } from '../emails/debt-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { clawBack } from './claw-back.ts'

/*
 * The bonus for an invited person is half of his first large top-up, as long as that top-up is not refunded (SAFE-24).
 */

/** What a large top-up earns of its part that is not refunded: a refunded part takes its part of the bonus along. */
const earnedBy = (kept: Kopecks): Kopecks => Math.floor(Math.max(0, kept) * REFERRAL_RATE)

/** Reduces the bonus of a top-up to what is not refunded of it. In a transaction that holds the order. */
export async function keepBonusOfTopUp(context: AppContext, order: OrderRow, kept: Kopecks): Promise<void> {
  for (const bonus of await context.queries.advanceBonuses.listOfInvited(order.person_id)) {
    if (bonus.order_id === order.id) await reduceBonus(context, bonus, kept)
  }
}

/**
 * Has the bonus follow what a user has left with the service of the money that he brought. `owed`: what goes back to him
 * without being booked yet. In the transaction in which own money goes.
 */
export async function followAdvance(context: AppContext, userId: string, owed: Kopecks = 0): Promise<void> {
  for (const bonus of await context.queries.advanceBonuses.listOfInvited(userId))
    await reduceBonus(context, bonus, Math.min(bonus.top_up, bonus.advance - owed))
}

/** Of what a partner earned, what would go with money that invited people can still take back from their balances. */
export async function hangingOf(context: AppContext, partnerId: string): Promise<Kopecks> {
  const bonuses = await context.queries.advanceBonuses.listOfPartner(partnerId)
  return bonuses.reduce(
    (sum, { kopecks, top_up, advance, own }) =>
      sum + Math.max(0, kopecks - earnedBy(Math.min(top_up, advance - Math.max(0, own)))),
    0,
  )
}

/** The key of the next bonus for an invited person: one that was taken back leaves its place to another. */
export async function nextBonusKey({ queries }: AppContext, inviteeId: string): Promise<string> {
  const first = `referral:${inviteeId}`
  let key = first
  for (let round = 2; await queries.ledger.hasTransfer(REVERSAL + key); round++) key = `${first}:${round}`
  return key
}

/** Takes a bonus back as a whole and gives what is earned still, so that each is one entry of the books. */
async function reduceBonus(context: AppContext, bonus: AdvanceBonusRow, kept: Kopecks): Promise<void> {
  const earned = earnedBy(kept)
  if (earned >= bonus.kopecks) return
  const { ledger, orders, users } = context.queries
  const key = REVERSAL + bonus.unique_key
  const debt = await clawBack(context, {
    uniqueKey: key,
    userId: bonus.partner_id,
    account: 'bonus',
    owedTo: 'promotion',
    description: 'Отмена бонуса за приглашенного: его пополнение возвращено',
    kopecks: bonus.kopecks,
  })
  if (debt === undefined) return
  if (earned > 0)
    await ledger.bookTransfer({
      uniqueKey: await nextBonusKey(context, bonus.invitee_id),
      description: 'Бонус за приглашенного',
      orderId: bonus.order_id,
      entries: TRANSFERS.referralBonus(bonus.partner_id, earned),
      at: context.clock.now(),
    })
  const order = await orders.findOrder(bonus.order_id)
  const partner = await users.findUser(bonus.partner_id)
  if (!order || !partner || partner.removed_at) return
  const taken = { kind: 'bonus', kopecks: bonus.kopecks - earned, debt: Math.max(0, debt - earned) } as const
  const message = takenBackEmail(context, { ...order, email: partner.email }, taken)
  await enqueueEmail(context, `bonus-taken-back:${key}`, message)
}
