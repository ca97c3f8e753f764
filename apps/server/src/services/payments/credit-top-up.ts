import { isId } from '../../platform/db/is-id.ts'
import { toKopecks, toRoubles } from '@proverka/domain'
import { referralBonus, TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { topUpEmail } from '../emails/money-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { nextBonusKey } from './bonus-of-advance.ts'
import { postReceipt } from '../outbox/receipts.ts'

/**
 * Puts a paid top-up on the balance, once. `uniqueKey` names the money that came in: a payment, or the entry of an
 * admin for an invoice. False when the top-up was paid before. In a transaction that holds the order.
 */
export async function creditTopUp(context: AppContext, order: OrderRow, uniqueKey: string): Promise<boolean> {
  const { ledger, orders } = context.queries
  const now = context.clock.now()
  if (!(await orders.markPaid(order.id, now))) return false
  await ledger.bookTransfer({
    uniqueKey,
    // The words of the browser are never here: `placeTopUp` writes one of the two kinds.
    description: order.metadata['orderType'] === 'custom' ? 'custom' : 'balance',
    orderId: order.id,
    entries: TRANSFERS.topUp(order.person_id, order.total_kopecks),
    at: now,
  })
  const paysOrders = (await context.queries.jointPayments.listOrdersOf(order.id)).length > 0
  // Money that goes on to orders is no top-up of an invited person.
  if (paysOrders) await context.jobs.enqueue('pay-jointly', { orderId: order.id })
  else await giveReferralBonus(context, order)
  await postReceipt(context, `receipt-advance:${uniqueKey}`, order, 'advance', [
    { name: 'Пополнение баланса', kopecks: order.total_kopecks },
  ])
  if (!paysOrders) await enqueueEmail(context, `top-up:${order.id}`, topUpEmail(context, order))
  return true
}

/** Half of the first large top-up goes to who brought the user: the key of the transfer makes it the first (AMB-37). */
async function giveReferralBonus(context: AppContext, order: OrderRow): Promise<void> {
  const { ledger, users } = context.queries
  const invitee = await users.findUser(order.person_id)
  const referrerId = invitee?.partner_id
  if (!referrerId || !isId(referrerId) || referrerId === invitee.id) return
  const bonus = toKopecks(referralBonus(toRoubles(order.total_kopecks), false))
  if (bonus === 0 || !(await users.findUser(referrerId))) return
  await ledger.bookTransfer({
    uniqueKey: await nextBonusKey(context, invitee.id),
    description: 'Бонус за приглашенного',
    orderId: order.id,
    entries: TRANSFERS.referralBonus(referrerId, bonus),
    at: context.clock.now(),
  })
}
