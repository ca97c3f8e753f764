import { daysBetween } from '../../timing/days.ts'
import type { MarketFact } from './market-fact.ts'
import { median } from './quantile.ts'
import { valueFlat, type ValuedFlat } from './value-flat.ts'
import type { BackTest } from './valuation.ts'

/** A known sale that was valued as if it had not happened. */
export interface TestedDeal {
  readonly district: string
  /** The value against the price, as a share: 0.05 when the value was 5 % too high. */
  readonly error: number
  /** The quartiles of the valuation as shares of the price. */
  readonly low: number
  readonly high: number
}

/** How a flat is valued by what the market knew on a day. */
export type ValueOnDay = (
  facts: readonly MarketFact[],
  flat: ValuedFlat,
  day: string,
) => { readonly low: number; readonly middle: number; readonly high: number } | undefined

/** Sales that are tried at most, the latest ones. */
export const MOST_TESTED = 200
const TESTED_DAYS = 730
/** A share of fewer sales is no share. */
const FEWEST_TESTED = 10
/** With at least this many sales, a district is judged by itself, not by all districts. */
const ENOUGH_OF_DISTRICT = 30

/**
 * Values each known sale by what was known on its day without it and without its flat. Sales that the market of their day
 * could not value are left out, as such a valuation is.
 */
export function backTest(
  facts: readonly MarketFact[],
  day: string,
  valueOnDay: ValueOnDay = valueFlat,
): readonly TestedDeal[] {
  const byDistrict = groupByDistrict(facts)
  const deals = facts
    .filter(({ kind, until }) => kind === 'deal' && until <= day && daysBetween(until, day) <= TESTED_DAYS)
    .toSorted((left, right) => right.until.localeCompare(left.until))
    .slice(0, MOST_TESTED)
  return deals.flatMap((deal): TestedDeal[] => {
    const { district, houseId, area, rooms, floor, until, prices } = deal
    const price = prices[0]?.price
    const flat = { houseId, area, rooms: rooms ?? undefined, floor: floor ?? undefined }
    const others = (byDistrict.get(district) ?? []).filter(
      ({ id, kind }) => id !== deal.id || kind !== 'deal',
    )
    const value = valueOnDay(others, flat, until)
    if (value === undefined || price === undefined) return []
    return [
      {
        district,
        error: value.middle / price - 1,
        low: value.low / price,
        high: value.high / price,
      },
    ]
  })
}

function groupByDistrict(facts: readonly MarketFact[]): ReadonlyMap<string, readonly MarketFact[]> {
  const groups = new Map<string, MarketFact[]>()
  for (const fact of facts) {
    const own = groups.get(fact.district)
    if (own) own.push(fact)
    else groups.set(fact.district, [fact])
  }
  return groups
}

/** The errors of past valuations for a reader of this district; undefined when too few sales are known to speak of any. */
export function summariseBackTest(tested: readonly TestedDeal[], district: string): BackTest | undefined {
  const own = tested.filter((one) => one.district === district)
  const isOwn = own.length >= ENOUGH_OF_DISTRICT
  const taken = isOwn ? own : tested
  if (taken.length < FEWEST_TESTED) return undefined
  const usual = median(taken.map(({ error }) => Math.abs(error)))
  const share = (holds: (one: TestedDeal) => boolean) => taken.filter(holds).length / taken.length
  return {
    tested: taken.length,
    ...(isOwn && { district }),
    median_error: usual,
    within_10: share(({ error }) => Math.abs(error) <= 0.1),
    within_20: share(({ error }) => Math.abs(error) <= 0.2),
    in_range: share(({ error, ...quartiles }) => isWithin(1, rangeOf(1 + error, quartiles, usual))),
    errors: taken.map(({ error }) => error).toSorted((left, right) => left - right),
  }
}

interface Range {
  readonly low: number
  readonly high: number
}

/**
 * The range that is named: the quartiles, and never narrower than the usual error, so that at least half of the known sales
 * lay in theirs.
 */
export function rangeOf(middle: number, { low, high }: Range, usualError: number): Range {
  return { low: Math.min(low, middle / (1 + usualError)), high: Math.max(high, middle / (1 - usualError)) }
}

const isWithin = (value: number, { low, high }: Range): boolean => value >= low && value <= high
