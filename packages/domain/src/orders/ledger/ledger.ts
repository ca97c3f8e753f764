import { ruleError } from '../../errors/rule-error.ts'
import type { Kopecks } from '../../money/kopecks.ts'

/** The accounts of the books; `provider` and `promotion` are the world outside and alone may go below zero. */
export type AccountKind =
  /** Payers' banks behind the payment provider. */
  | 'provider'
  /** What the service gives away. */
  | 'promotion'
  /** Paid for and not yet delivered, per person. */
  | 'prepaid'
  /** A person's own money. */
  | 'balance'
  /** A person's referral bonus. */
  | 'bonus'
  /** Of a person's bonus, what he has asked to be paid out. */
  | 'withdrawal'
  /** Earned by delivered reports. */
  | 'revenue'

/** One side of a transfer; money moves from negative to positive. */
export interface LedgerEntry {
  readonly account: AccountKind
  /** The user whose account it is; absent for accounts of the service itself. */
  readonly userId?: string
  readonly amount: Kopecks
}

/** All money of the product at one moment, kopecks by account. */
export type Ledger = ReadonlyMap<string, Kopecks>

const OUTSIDE: readonly AccountKind[] = ['provider', 'promotion']

/**
 * The ledger after a transfer. The entries must add up to zero, else `AppError` 'payment/amount-mismatch'. Apart from
 * `provider` and `promotion`, no account may fall below zero, else 'payment/not-enough-money' with the account as
 * `detail`. A refused transfer books nothing.
 *
 * @keep The books in memory, for programs that reckon without a database; the server keeps the same rules in SQL.
 */
export function bookTransfer(ledger: Ledger, entries: readonly LedgerEntry[]): Ledger {
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw ruleError('payment/amount-mismatch')
  const next = new Map(ledger)
  for (const { account, userId, amount } of entries) {
    const key = keyOf(account, userId)
    next.set(key, (next.get(key) ?? 0) + amount)
  }
  for (const { account, userId } of entries) {
    if (balanceOf(next, account, userId) < 0 && !OUTSIDE.includes(account))
      throw ruleError('payment/not-enough-money', account)
  }
  return next
}

/** What is on an account, kopecks. */
export function balanceOf(ledger: Ledger, account: AccountKind, userId?: string): Kopecks {
  return ledger.get(keyOf(account, userId)) ?? 0
}

function keyOf(account: AccountKind, userId = ''): string {
  return `${account}:${userId}`
}
