import { daysBetween } from '../../timing/days.ts'

/** A price of a flat that the market has shown: an advert with its prices, or a sale. Days are ISO, sums are roubles. */
export interface MarketFact {
  readonly id: string
  readonly kind: 'advert' | 'deal'
  /** The source of the price, in words: the site of an advert. */
  readonly source: string
  readonly houseId: number
  /** Surroundings whose prices are comparable. */
  readonly district: string
  readonly address: string
  readonly rooms: number | null
  readonly floor: number | null
  /** Square metres. */
  readonly area: number
  /** Oldest first; a sale has one. */
  readonly prices: readonly { readonly day: string; readonly price: number }[]
  /** The last day on which the price stood. */
  readonly until: string
}

/** What was known of a fact on a day. */
export interface Observation {
  readonly fact: MarketFact
  /** When the price was last seen by then. */
  readonly day: string
  readonly price: number
}

/** Days after which an advert that is no longer seen says nothing about today's prices. */
export const ADVERT_DAYS = 180
/** Sales are few: they count for two years, brought to the day of the valuation by the trend. */
export const DEAL_DAYS = 730

/** What the market knew of a flat on a day; undefined before its first price and when the last one is out of date. */
export function observeMarketFact(fact: MarketFact, day: string): Observation | undefined {
  const known = fact.prices.findLast((one) => one.day <= day)
  if (known === undefined) return undefined
  const seen = fact.until < day ? fact.until : day
  const isFresh = daysBetween(seen, day) <= (fact.kind === 'advert' ? ADVERT_DAYS : DEAL_DAYS)
  return isFresh ? { fact, day: seen, price: known.price } : undefined
}

/** An average month. */
const MONTH_DAYS = 30.4375

/** Months from one ISO day to another, with their fraction. */
export const monthsBetween = (from: string, to: string): number => daysBetween(from, to) / MONTH_DAYS
