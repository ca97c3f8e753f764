import { ruleError } from '../../errors/rule-error.ts'
import { requireKopecks } from '../../input/require-kopecks.ts'
import type { Kopecks } from '../../money/kopecks.ts'

/** Where the money of an order or of one of its items came from, kopecks. */
export interface PaidParts {
  readonly bonus: Kopecks
  /** From the person's own balance. */
  readonly own: Kopecks
  readonly card: Kopecks
}

/** An order item as far as paying it goes. */
export interface ItemToPay {
  /** Price with its markup. */
  readonly kopecks: Kopecks
  /** `metadata.urgent` of the item: the bonus cannot pay it (REF-04, AMB-38). */
  readonly urgent: boolean
}

/** How an order is paid: from the balance as a whole, by card as a whole, or not at all when it costs nothing. */
export interface PaymentPlan extends PaidParts {
  readonly source: 'free' | 'balance' | 'card'
}

/**
 * What pays an order. The balance is all or nothing (AMB-34): the bonus first and for items that are not urgent only,
 * own money for the rest (AMB-38). When it is not asked for or not enough, the card pays all.
 */
export function planPayment(
  items: readonly ItemToPay[],
  account: { readonly own: Kopecks; readonly bonus: Kopecks },
  useBalance: boolean,
): PaymentPlan {
  const total = totalOf(items)
  if (total === 0) return { source: 'free', bonus: 0, own: 0, card: 0 }
  const open = totalOf(items.filter(takesBonus))
  const bonus = Math.min(requireKopecks(account.bonus, 'bonus'), open)
  const own = total - bonus
  return useBalance && own <= requireKopecks(account.own, 'own')
    ? { source: 'balance', bonus, own, card: 0 }
    : { source: 'card', bonus: 0, own: 0, card: total }
}

/**
 * What each item's price was paid from, in the order of the items. The bonus is spread over the items that take it by
 * their prices; every kopeck has its place, so the shares add up to what was paid, whichever items are given back and
 * in whatever order. Parts that do not pay the items exactly: `AppError` 'payment/amount-mismatch'.
 */
export function itemShares(items: readonly ItemToPay[], paid: PaidParts): readonly PaidParts[] {
  const { bonus, own, card } = paid
  const open = totalOf(items.filter(takesBonus))
  const parts = [bonus, own, card].map((part) => requireKopecks(part, 'paid'))
  const isWhole = parts.reduce((sum, part) => sum + part, 0) === totalOf(items)
  if (!isWhole || bonus > open || (card > 0 && bonus + own > 0)) throw ruleError('payment/amount-mismatch')
  let before = 0
  return items.map((item) => {
    const after = before + (takesBonus(item) ? item.kopecks : 0)
    const share = portion(bonus, after, open) - portion(bonus, before, open)
    before = after
    const rest = item.kopecks - share
    return card > 0 ? { bonus: 0, own: 0, card: rest } : { bonus: share, own: rest, card: 0 }
  })
}

/** What is left of parts after others went back. */
export function restOfParts(paid: PaidParts, returned: PaidParts): PaidParts {
  return {
    bonus: paid.bonus - returned.bonus,
    own: paid.own - returned.own,
    card: paid.card - returned.card,
  }
}

/**
 * The parts that make a sum of what is left: money before bonus, so that a buyer gets money as long as he paid any. More than
 * there is: `AppError` 'order/more-than-left'.
 */
export function partsOfSum(left: PaidParts, kopecks: Kopecks): PaidParts {
  if (requireKopecks(kopecks, 'kopecks') > sumOfParts(left)) throw ruleError('order/more-than-left')
  const card = Math.min(left.card, kopecks)
  const own = Math.min(left.own, kopecks - card)
  return { bonus: kopecks - card - own, own, card }
}

/** The sum of what is paid back or paid in, kopecks. */
export function sumOfParts({ bonus, own, card }: PaidParts): Kopecks {
  return bonus + own + card
}

function takesBonus({ urgent }: ItemToPay): boolean {
  return !urgent
}

function totalOf(items: readonly ItemToPay[]): Kopecks {
  const total = items.reduce((sum, item) => sum + requireKopecks(item.kopecks, 'kopecks'), 0)
  return requireKopecks(total, 'total')
}

/** `amount * part / whole`, rounded down; the product of two amounts is beyond exact numbers. */
function portion(amount: Kopecks, part: Kopecks, whole: Kopecks): Kopecks {
  return part === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
