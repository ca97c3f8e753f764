import { measureAskingGap, measureTrend, trendFactor, type Adjustments } from './adjustments.ts'
import { estimateFrom, type Comparable, type EstimateOf, type FlatFeatures } from './estimate-from.ts'
import { type MarketFact, type Observation, observeMarketFact } from './market-fact.ts'

/** A flat of the market, brought to the day of a valuation. */
export interface AdjustedComparable extends Comparable, Observation {
  /** What the price was multiplied by for its day, and for being asked rather than paid. */
  readonly timeFactor: number
  readonly askingFactor: number
}

/** The value of a flat on a day. */
export interface FlatValue extends EstimateOf<AdjustedComparable> {
  readonly adjustments: Adjustments
}

/** A flat whose value is asked for. */
export interface ValuedFlat extends FlatFeatures {
  readonly houseId: number
}

/** So many letters a reader can follow from the scale to the table. */
export const MOST_COMPARABLES = 12

/**
 * The value of a flat by the market of its district on a day: the sales and adverts of other flats, adjusted to that
 * day and to sale prices, then the quartiles of the most similar ones. Undefined when there is too little to compare.
 */
export function valueFlat(
  facts: readonly MarketFact[],
  flat: ValuedFlat,
  day: string,
): FlatValue | undefined {
  const others = facts.filter((fact) => !isSameFlat(fact, flat))
  const observed = others.flatMap((fact) => observeMarketFact(fact, day) ?? [])
  const trend = measureTrend(others, day)
  const asking = measureAskingGap(observed, day, trend)
  const comparables = observed.map((one): AdjustedComparable => {
    const { houseId, rooms, floor, area, kind } = one.fact
    const timeFactor = trendFactor(trend, one.day, day)
    const askingFactor = kind === 'advert' && asking ? 1 + asking.share : 1
    const metre = (one.price / area) * timeFactor * askingFactor
    return { ...one, houseId, rooms, floor, area, metre, timeFactor, askingFactor }
  })
  const estimate = estimateFrom(comparables, flat.houseId, flat, MOST_COMPARABLES)
  return estimate && { ...estimate, adjustments: { ...(trend && { trend }), ...(asking && { asking }) } }
}

/**
 * The same by the adverts of that day alone, as they ask: what the free estimate says. Undefined when there is too little
 * to compare.
 */
export function valueAsAsked(
  facts: readonly MarketFact[],
  flat: ValuedFlat,
  day: string,
): EstimateOf<Comparable> | undefined {
  const asked = facts.filter((fact) => fact.kind === 'advert' && !isSameFlat(fact, flat))
  const comparables = asked.flatMap((fact): Comparable[] => {
    const price = observeMarketFact(fact, day)?.price
    const { houseId, rooms, floor, area } = fact
    return price === undefined ? [] : [{ houseId, rooms, floor, area, metre: price / area }]
  })
  return estimateFrom(comparables, flat.houseId, flat)
}

/** Adverts do not always know the number of their flat: house, floor and area tell it. */
const isSameFlat = (fact: MarketFact, { houseId, floor, area }: ValuedFlat): boolean =>
  fact.houseId === houseId && fact.floor === (floor ?? null) && fact.area === area
