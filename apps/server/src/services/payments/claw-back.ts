import type { Kopecks } from '@proverka/domain'
import type { AppContext } from '../context.ts'
import type { DebtAccount } from '../../platform/db/queries/payments/debts.ts'

/** Money or bonus that was given for something which is no more. */
export interface ClawBack {
  readonly uniqueKey: string
  readonly userId: string
  readonly account: DebtAccount
  readonly owedTo: 'provider' | 'promotion'
  readonly description: string
  readonly kopecks: Kopecks
}

/**
 * Takes from an account what is there; the rest is a debt, which the next credit of the account pays first (SAFE-08).
 * Answers the debt in kopecks, or undefined when it was taken back before. In a transaction.
 */
export async function clawBack(context: AppContext, taken: ClawBack): Promise<Kopecks | undefined> {
  const { uniqueKey, userId, account, owedTo, description, kopecks } = taken
  const { debts, ledger, users } = context.queries
  await users.lockUser(userId)
  const at = context.clock.now()
  const there = Math.min(kopecks, Math.max(0, await ledger.balanceOf(account, userId)))
  const entries = [
    { account, userId, amount: -there },
    { account: owedTo, amount: there },
  ]
  // Without entries too: it says that this was done.
  const isNew = await ledger.bookTransfer({
    uniqueKey,
    description,
    entries: there > 0 ? entries : [],
    at,
  })
  if (!isNew) return undefined
  const debt = kopecks - there
  if (debt > 0) {
    await debts.insertDebt({
      unique_key: uniqueKey,
      person_id: userId,
      account,
      owed_to: owedTo,
      description,
      amount_kopecks: debt,
      created_at: at,
    })
  }
  return debt
}
