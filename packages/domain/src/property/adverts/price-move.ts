import { daysBetween } from '../../timing/days.ts'

/** A price that an advert had from a day on: the day like `2026-11-21`, roubles. */
export interface PriceStep {
  readonly day: string
  readonly price: number
}

/** How the price of one advert moved. */
export interface PriceMove {
  /** What was asked for first, roubles. */
  readonly first: number
  /** What is asked for now, roubles. */
  readonly last: number
  /** The last price less the first one, roubles. */
  readonly change: number
  /** Days between the first day and `until`. */
  readonly days: number
}

/**
 * How a price moved from its first step up to the day `until`, when the advert was last seen; undefined without a step.
 * The steps go from the oldest to the newest.
 */
export function priceMove(steps: readonly PriceStep[], until: string): PriceMove | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return undefined
  const days = Math.round(daysBetween(first.day, until))
  return { first: first.price, last: last.price, change: last.price - first.price, days: Math.max(0, days) }
}
