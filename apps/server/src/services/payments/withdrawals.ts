import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'
import { hangingOf } from './bonus-of-advance.ts'
import { presentPayer } from './present-payer.ts'

/** What a partner may ask for: of the bonus only what invited people brought, never that of a promocode. */
export async function withdrawableOf(context: AppContext, userId: string): Promise<Kopecks> {
  const { ledger, partnerEarnings } = context.queries
  const earned = await partnerEarnings.sumEarned(userId)
  return Math.max(0, Math.min(earned, await ledger.balanceOf('bonus', userId)))
}

/** Whether what is held for a request is still earned: no debt of the bonus, and nothing that may be taken back (SAFE-24). */
async function isEarned({ queries }: AppContext, userId: string, hanging: Kopecks): Promise<boolean> {
  const owed = await queries.debts.sumOpenDebts(userId, 'bonus')
  return owed === 0 && (await queries.partnerEarnings.sumEarned(userId)) >= hanging
}

/** Asks for a payment: the money is held until the decision, and is not to be spent meanwhile. In a transaction. */
export async function requestWithdrawal(
  context: AppContext,
  user: UserRow,
  kopecks: Kopecks,
  payer: PayerRow,
): Promise<WithdrawalRow> {
  const { ledger, users, withdrawals } = context.queries
  await users.lockUser(user.id)
  if (kopecks > (await withdrawableOf(context, user.id))) throw appError('withdrawal/not-enough-money')
  const now = context.clock.now()
  const row = await withdrawals.insertWithdrawal({
    id: randomUUID(),
    person_id: user.id,
    amount_kopecks: kopecks,
    payer: JSON.stringify(presentPayer(payer)),
    status: 'requested',
    created_at: now,
    decided_at: null,
  })
  await ledger.bookTransfer({
    uniqueKey: `withdrawal:${row.id}`,
    description: `Заявка на вывод № ${row.number}`,
    entries: TRANSFERS.withdrawalHold(user.id, kopecks),
    at: now,
  })
  return row
}

/** Refuses to pay more than the bonus of a partner, or what invited people can still take back. */
export async function requirePayable(
  context: AppContext,
  partnerId: string,
  kopecks: Kopecks,
): Promise<void> {
  const sum = await context.queries.ledger.balanceOf('bonus', partnerId)
  if (kopecks > sum) throw appError('partner/not-enough-money')
  if (kopecks > sum - (await hangingOf(context, partnerId))) throw appError('withdrawal/advance-open')
}

/** Pays a partner out without a request of his: the money leaves the books. In a transaction. */
export async function payPartner(
  context: AppContext,
  id: string,
  partnerId: string,
  kopecks: Kopecks,
): Promise<void> {
  const { ledger, users } = context.queries
  if (!(await users.lockUser(partnerId))) throw appError('person/not-found')
  await requirePayable(context, partnerId, kopecks)
  await ledger.bookTransfer({
    uniqueKey: `partner-withdrawal:${id}`,
    description: 'Вывод денег партнера',
    entries: [
      { account: 'bonus', userId: partnerId, amount: -kopecks },
      { account: 'provider', amount: kopecks },
    ],
    at: context.clock.now(),
  })
}

/** Pays a request out, or gives its money back to the partner with the reason. In a transaction. */
export async function decideWithdrawal(
  context: AppContext,
  id: string,
  decision: { readonly status: 'paid' } | { readonly status: 'refused'; readonly reason: string },
): Promise<WithdrawalRow> {
  const { ledger, users, withdrawals } = context.queries
  const asked = await withdrawals.lockWithdrawal(id)
  if (!asked) throw appError('withdrawal/not-found')
  if (asked.status !== 'requested') throw appError('withdrawal/decided')
  const now = context.clock.now()
  const isPaid = decision.status === 'paid'
  await users.lockUser(asked.person_id)
  if (isPaid && !(await isEarned(context, asked.person_id, await hangingOf(context, asked.person_id))))
    throw appError('withdrawal/advance-open')
  await ledger.bookTransfer({
    uniqueKey: `withdrawal-${decision.status}:${id}`,
    description: isPaid ? `Вывод по заявке № ${asked.number}` : `Отказ по заявке на вывод № ${asked.number}`,
    entries: (isPaid ? TRANSFERS.withdrawalPaid : TRANSFERS.withdrawalRefused)(
      asked.person_id,
      asked.amount_kopecks,
    ),
    at: now,
  })
  return withdrawals.decide(id, decision.status, isPaid ? '' : decision.reason, now)
}
