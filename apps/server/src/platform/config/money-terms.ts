import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'

/** Terms of money that an operator may change. */
export interface MoneyTerms {
  /** Pauses between two questions about an open payment, by its age: short while its payer is at it. */
  readonly askPauses: readonly { readonly untilAgeMs: number; readonly pauseMs: number }[]
  /** Age at which a payment without a final state is asked for once a day only, and logged. */
  readonly askForMs: number
  /** How long an unpaid order keeps its prices. */
  readonly unpaidOrderMs: number
  /** How long an unpaid order keeps a coupon for itself. */
  readonly couponHoldMs: number
}

export const DEFAULT_MONEY_TERMS: MoneyTerms = {
  askPauses: [
    { untilAgeMs: 10 * MINUTE_MS, pauseMs: 5 * SECOND_MS },
    { untilAgeMs: HOUR_MS, pauseMs: 30 * SECOND_MS },
    { untilAgeMs: DAY_MS, pauseMs: 10 * MINUTE_MS },
    { untilAgeMs: Infinity, pauseMs: 6 * HOUR_MS },
  ],
  askForMs: 30 * DAY_MS,
  unpaidOrderMs: 7 * DAY_MS,
  couponHoldMs: 24 * HOUR_MS,
}

export const moneyTermsOf = ({
  moneyTerms,
}: {
  readonly moneyTerms?: Partial<MoneyTerms> | undefined
}): MoneyTerms => ({
  ...DEFAULT_MONEY_TERMS,
  ...moneyTerms,
})

/** Settings of the environment as terms; what is not set keeps its default. */
export const readMoneyTerms = (set: {
  readonly askDays?: number | undefined
  readonly unpaidDays?: number | undefined
  readonly couponHours?: number | undefined
}): Partial<MoneyTerms> => ({
  ...(set.askDays !== undefined && { askForMs: set.askDays * DAY_MS }),
  ...(set.unpaidDays !== undefined && { unpaidOrderMs: set.unpaidDays * DAY_MS }),
  ...(set.couponHours !== undefined && { couponHoldMs: set.couponHours * HOUR_MS }),
})

/**
 * After how long a payment of an age is asked for again, both in ms. There is no age at which it is not: only the provider
 * knows whether money came, and a wrong clock makes every payment old.
 */
export function pauseAt(ageMs: number, { askPauses, askForMs }: MoneyTerms): number {
  if (ageMs >= askForMs) return DAY_MS
  return askPauses.find(({ untilAgeMs }) => ageMs < untilAgeMs)?.pauseMs ?? DAY_MS
}
