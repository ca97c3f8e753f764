import type { Kopecks } from '../../money/kopecks.ts'
import { sumOfParts } from '../payment/payment-plan.ts'
import type { PaidParts } from '../payment/payment-plan.ts'
import type { LedgerEntry } from './ledger.ts'

/** Every kind of movement of money that the product knows, as the entries to be booked. Zeros are left out. */
export const TRANSFERS = {
  /** Money comes in from a payer's bank: a top-up, or a second payment of an order that is paid already. */
  topUp: (personId: string, amount: Kopecks) =>
    entries({ account: 'provider', amount: -amount }, { account: 'balance', personId, amount }),

  /** Money goes back to a payer's bank that had come in as a top-up. */
  topUpReturn: (personId: string, amount: Kopecks) =>
    entries({ account: 'balance', personId, amount: -amount }, { account: 'provider', amount }),

  /** The bonus of who invited somebody (REF-01..03). */
  referralBonus: (referrerId: string, amount: Kopecks) =>
    entries({ account: 'promotion', amount: -amount }, { account: 'bonus', personId: referrerId, amount }),

  /** A promocode: what the service gives away becomes a bonus. */
  promocode: (personId: string, amount: Kopecks) =>
    entries({ account: 'promotion', amount: -amount }, { account: 'bonus', personId, amount }),

  /** A partner asks for a part of what he earned: it waits for the decision and cannot be spent. */
  withdrawalHold: (personId: string, amount: Kopecks) =>
    entries({ account: 'bonus', personId, amount: -amount }, { account: 'withdrawal', personId, amount }),

  /** It was paid out. */
  withdrawalPaid: (personId: string, amount: Kopecks) =>
    entries({ account: 'withdrawal', personId, amount: -amount }, { account: 'provider', amount }),

  /** It was refused: the partner has it again. */
  withdrawalRefused: (personId: string, amount: Kopecks) =>
    entries({ account: 'withdrawal', personId, amount: -amount }, { account: 'bonus', personId, amount }),

  /** An order is paid by the parts of its plan. */
  payment: (personId: string, paid: PaidParts) =>
    entries(...paidFrom(personId, paid, -1), { account: 'prepaid', personId, amount: sumOfParts(paid) }),

  /** A report was delivered: the price of its item is earned. */
  delivery: (personId: string, amount: Kopecks) =>
    entries({ account: 'prepaid', personId, amount: -amount }, { account: 'revenue', amount }),

  /** The card's part of a delivered item went back to the payer past us: what was earned is no more. */
  deliveryReversal: (amount: Kopecks) =>
    entries({ account: 'revenue', amount: -amount }, { account: 'provider', amount }),

  /** An item is given back: bonus as bonus, own money to the balance, the card's part to the card (AMB-115). */
  refund: (personId: string, returned: PaidParts) =>
    entries(
      { account: 'prepaid', personId, amount: -sumOfParts(returned) },
      ...paidFrom(personId, returned, 1),
    ),
} as const

function paidFrom(personId: string, { bonus, own, card }: PaidParts, sign: 1 | -1): readonly LedgerEntry[] {
  return [
    { account: 'bonus', personId, amount: sign * bonus },
    { account: 'balance', personId, amount: sign * own },
    { account: 'provider', amount: sign * card },
  ]
}

function entries(...all: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return all.filter(({ amount }) => amount !== 0)
}
