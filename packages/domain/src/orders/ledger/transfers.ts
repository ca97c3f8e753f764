import type { Kopecks } from '../../money/kopecks.ts'
import { sumOfParts } from '../payment/payment-plan.ts'
import type { PaidParts } from '../payment/payment-plan.ts'
import type { LedgerEntry } from './ledger.ts'

/** Every kind of movement of money that the product knows, as the entries to be booked. Zeros are left out. */
export const TRANSFERS = {
  /** Money comes in from a payer's bank: a top-up, or a second payment of an order that is paid already. */
  topUp: (userId: string, amount: Kopecks) =>
    entries({ account: 'provider', amount: -amount }, { account: 'balance', userId, amount }),

  /** Money goes back to a payer's bank that had come in as a top-up. */
  topUpReturn: (userId: string, amount: Kopecks) =>
    entries({ account: 'balance', userId, amount: -amount }, { account: 'provider', amount }),

  /** The bonus for inviting a user (REF-01..03). */
  referralBonus: (referrerId: string, amount: Kopecks) =>
    entries({ account: 'promotion', amount: -amount }, { account: 'bonus', userId: referrerId, amount }),

  /** A promocode: what the service gives away becomes a bonus. */
  promocode: (userId: string, amount: Kopecks) =>
    entries({ account: 'promotion', amount: -amount }, { account: 'bonus', userId, amount }),

  /** A partner asks for a part of what he earned: it waits for the decision and cannot be spent. */
  withdrawalHold: (userId: string, amount: Kopecks) =>
    entries({ account: 'bonus', userId, amount: -amount }, { account: 'withdrawal', userId, amount }),

  /** It was paid out. */
  withdrawalPaid: (userId: string, amount: Kopecks) =>
    entries({ account: 'withdrawal', userId, amount: -amount }, { account: 'provider', amount }),

  /** It was refused: the partner has it again. */
  withdrawalRefused: (userId: string, amount: Kopecks) =>
    entries({ account: 'withdrawal', userId, amount: -amount }, { account: 'bonus', userId, amount }),

  /** An order is paid by the parts of its plan. */
  payment: (userId: string, paid: PaidParts) =>
    entries(...paidFrom(userId, paid, -1), { account: 'prepaid', userId, amount: sumOfParts(paid) }),

  /** A report was delivered: the price of its item is earned. */
  delivery: (userId: string, amount: Kopecks) =>
    entries({ account: 'prepaid', userId, amount: -amount }, { account: 'revenue', amount }),

  /** A part of a delivered item's price goes back to where it came from: it is earned no more. */
  deliveryReversal: (userId: string, returned: PaidParts) =>
    entries({ account: 'revenue', amount: -sumOfParts(returned) }, ...paidFrom(userId, returned, 1)),

  /** Money that is given to a buyer as goodwill: what the service gives away becomes a bonus. */
  goodwill: (userId: string, amount: Kopecks) =>
    entries({ account: 'promotion', amount: -amount }, { account: 'bonus', userId, amount }),

  /** An item is given back: bonus as bonus, own money to the balance, the card's part to the card (AMB-115). */
  refund: (userId: string, returned: PaidParts) =>
    entries({ account: 'prepaid', userId, amount: -sumOfParts(returned) }, ...paidFrom(userId, returned, 1)),
} as const

function paidFrom(userId: string, { bonus, own, card }: PaidParts, sign: 1 | -1): readonly LedgerEntry[] {
  return [
    { account: 'bonus', userId, amount: sign * bonus },
    { account: 'balance', userId, amount: sign * own },
    { account: 'provider', amount: sign * card },
  ]
}

function entries(...all: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return all.filter(({ amount }) => amount !== 0)
}
