import { monthsBetween, type MarketFact, type Observation } from './market-fact.ts'
import { median } from './quantile.ts'

/** How prices of a district went, measured. */
export interface PriceTrend {
  /** Growth of a month as a share: 0.011. */
  readonly monthly: number
  /** Median price of a metre by month, roubles, oldest first. */
  readonly months: readonly { readonly month: string; readonly metre: number }[]
}

/** What flats are sold for against what is asked for them, measured. */
export interface AskingGap {
  /** As a share: -0.07 when flats are sold for 7 % less. */
  readonly share: number
  readonly deals: number
  readonly adverts: number
}

/** What prices of other days and of adverts are multiplied by; what could not be measured is absent and changes nothing. */
export interface Adjustments {
  readonly trend?: PriceTrend
  readonly asking?: AskingGap
}

const TREND_MONTHS = 24
/** A month of fewer prices has no median worth its name. */
const FEWEST_IN_MONTH = 3
/** A line through fewer months is a guess. */
const FEWEST_MONTHS = 6
const FEWEST_OF_KIND = 5

/**
 * The trend of a district by the prices that its adverts named: the median of the slopes between all pairs of months
 * (Theil–Sen), which single odd months do not bend.
 */
export function measureTrend(facts: readonly MarketFact[], day: string): PriceTrend | undefined {
  const byMonth = new Map<string, number[]>()
  for (const { kind, area, prices } of facts) {
    if (kind !== 'advert') continue
    for (const one of prices) {
      if (one.day > day || monthsBetween(one.day, day) > TREND_MONTHS) continue
      const month = one.day.slice(0, 7)
      const metres = byMonth.get(month) ?? []
      metres.push(one.price / area)
      byMonth.set(month, metres)
    }
  }
  const months = [...byMonth]
    .filter(([, metres]) => metres.length >= FEWEST_IN_MONTH)
    .map(([month, metres]) => ({ month, metre: Math.round(median(metres)) }))
    .toSorted((left, right) => left.month.localeCompare(right.month))
  if (months.length < FEWEST_MONTHS) return undefined
  const points = months.map(({ month, metre }) => ({ at: monthNumber(month), height: Math.log(metre) }))
  const slopes = points.flatMap((left, place) =>
    points.slice(place + 1).map((right) => (right.height - left.height) / (right.at - left.at)),
  )
  return { monthly: Math.expm1(median(slopes)), months }
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** What brings a price of one day to another. */
export function trendFactor(trend: PriceTrend | undefined, from: string, to: string): number {
  return trend === undefined ? 1 : (1 + trend.monthly) ** monthsBetween(from, to)
}

/** The gap between sales and adverts of a district, both brought to the day. */
export function measureAskingGap(
  observed: readonly Observation[],
  day: string,
  trend: PriceTrend | undefined,
): AskingGap | undefined {
  const metresOf = (kind: MarketFact['kind']) =>
    observed
      .filter(({ fact }) => fact.kind === kind)
      .map((one) => (one.price / one.fact.area) * trendFactor(trend, one.day, day))
  const deals = metresOf('deal')
  const adverts = metresOf('advert')
  if (Math.min(deals.length, adverts.length) < FEWEST_OF_KIND) return undefined
  return { share: median(deals) / median(adverts) - 1, deals: deals.length, adverts: adverts.length }
}
