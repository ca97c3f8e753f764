import { randomUUID } from 'node:crypto'
import { isBankAccount, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { PaymentDocument, WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'
import { withdrawalDecidedEmail } from '../emails/withdrawal-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { hangingOf } from './bonus-of-advance.ts'
import { presentPayer } from './present-payer.ts'

/** What a partner may ask for: of the bonus only what invited people brought, never that of a promocode. */
export async function withdrawableOf(context: AppContext, userId: string): Promise<Kopecks> {
  const { ledger, partnerEarnings } = context.queries
  const earned = await partnerEarnings.sumEarned(userId)
  return Math.max(0, Math.min(earned, await ledger.balanceOf('bonus', userId)))
}

/** Whether what is held for a partner is still earned: no debt of the bonus, and nothing that may be taken back (SAFE-24). */
export async function isEarned(context: AppContext, userId: string): Promise<boolean> {
  const { debts, partnerEarnings } = context.queries
  if ((await debts.sumOpenDebts(userId, 'bonus')) > 0) return false
  return (await partnerEarnings.sumEarned(userId)) >= (await hangingOf(context, userId))
}

/** Refuses to pay what is not earned for good. */
export async function requireEarned(context: AppContext, userId: string): Promise<void> {
  if (!(await isEarned(context, userId))) throw appError('withdrawal/advance-open')
}

/** Where a partner wants his money; both or neither. */
export interface BankDetailsOfPayee {
  readonly account?: string | undefined
  readonly bik?: string | undefined
}

/** Asks for a payment: the money is held until the decision, and is not to be spent meanwhile. In a transaction. */
export async function requestWithdrawal(
  context: AppContext,
  user: UserRow,
  kopecks: Kopecks,
  payer: PayerRow,
  { account, bik }: BankDetailsOfPayee = {},
): Promise<WithdrawalRow> {
  const hasBank = account !== undefined || bik !== undefined
  if (hasBank && !isBankAccount(account, bik)) throw appError('withdrawal/account-invalid')
  const { ledger, users, withdrawals } = context.queries
  await users.lockUser(user.id)
  if (kopecks > (await withdrawableOf(context, user.id))) throw appError('withdrawal/not-enough-money')
  const now = context.clock.now()
  const row = await withdrawals.insertWithdrawal({
    id: randomUUID(),
    person_id: user.id,
    amount_kopecks: kopecks,
    payer: JSON.stringify({ ...presentPayer(payer), ...(hasBank && { account, bik }) }),
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

/** What becomes of a request; with a `document` the bank has paid it already. */
export type WithdrawalDecision =
  | { readonly status: 'paid'; readonly document?: PaymentDocument | undefined }
  | { readonly status: 'refused'; readonly reason: string }

/** Pays a request out, or gives its money back to the partner with the reason; he is written to. In a transaction. */
export async function decideWithdrawal(
  context: AppContext,
  id: string,
  decision: WithdrawalDecision,
): Promise<WithdrawalRow> {
  const { ledger, users, withdrawals } = context.queries
  const asked = await withdrawals.lockWithdrawal(id)
  if (!asked) throw appError('withdrawal/not-found')
  if (asked.status !== 'requested') throw appError('withdrawal/decided')
  const now = context.clock.now()
  const isPaid = decision.status === 'paid'
  const partner = await users.lockUser(asked.person_id)
  // What the bank has paid is written down in any case.
  if (isPaid && !decision.document) await requireEarned(context, asked.person_id)
  await ledger.bookTransfer({
    uniqueKey: `withdrawal-${decision.status}:${id}`,
    description: isPaid ? `Вывод по заявке № ${asked.number}` : `Отказ по заявке на вывод № ${asked.number}`,
    entries: (isPaid ? TRANSFERS.withdrawalPaid : TRANSFERS.withdrawalRefused)(
      asked.person_id,
      asked.amount_kopecks,
    ),
    at: now,
  })
  const row = await withdrawals.decide(id, { reason: '', ...decision }, now)
  if (partner && !partner.removed_at)
    await enqueueEmail(
      context,
      `withdrawal-${row.status}:${id}`,
      withdrawalDecidedEmail(context, partner.email, row),
    )
  return row
}
