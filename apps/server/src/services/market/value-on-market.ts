import { addDays, HOUR_MS } from '@proverka/domain'
import {
  backTest,
  DEAL_DAYS,
  makeValuation,
  valueFlat,
  type FlatInput,
  type FlatValue,
  type TestedDeal,
  type Valuation,
} from '@proverka/domain/reports'
import { createTtlCache } from '../ttl-cache.ts'
import { factsOf, NEIGHBOURS, type MarketReader } from './market-reader.ts'

/** A value with the day on which the market is known, and the district whose prices were compared. */
export interface ValuedOnMarket {
  readonly value: FlatValue
  readonly day: string
  readonly district: string
}

/** Of each kind; more would tell the same, slower. */
const MOST_OF_DISTRICT = 5000
const MOST_OF_ALL = 10_000
/** Errors of past valuations move by the sale, not by the minute. */
const TESTED_MS = HOUR_MS

/**
 * The value of a flat on the last day that the market is known; undefined where there is too little to compare. Throws
 * `house/not-found`.
 */
export async function valueOnMarket(
  market: MarketReader,
  flat: FlatInput,
): Promise<ValuedOnMarket | undefined> {
  const place = await market.locate(flat.address)
  const { houseId, day, district } = place
  if (day === undefined) return undefined
  const own =
    district === undefined
      ? []
      : await market.listFacts({ district, since: addDays(day, -DEAL_DAYS), most: MOST_OF_DISTRICT })
  const value = valueFlat([...own, ...factsOf(place)], { ...flat, houseId }, day)
  return value && { value, day, district: district ?? NEIGHBOURS }
}

/** Values flats together with how past valuations erred; those are computed once an hour. */
export function createValuer(market: MarketReader): (flat: FlatInput) => Promise<Valuation | undefined> {
  const tested = createTtlCache<readonly TestedDeal[]>(TESTED_MS, () => performance.now())
  return async (flat) => {
    const valued = await valueOnMarket(market, flat)
    if (!valued) return undefined
    const { value, day, district } = valued
    return makeValuation(value, { day, district, tested: await testOwn() })
  }

  /** Only our own tables know sales. */
  async function testOwn(): Promise<readonly TestedDeal[]> {
    const day = await market.findOwnDay()
    return day === undefined ? [] : tested.get(day, () => testMarket(day))
  }

  async function testMarket(day: string): Promise<readonly TestedDeal[]> {
    // The first of the tested sales is compared with what was known before it.
    const facts = await market.listFacts({
      since: addDays(day, -2 * DEAL_DAYS),
      most: MOST_OF_ALL,
    })
    return backTest(facts, day)
  }
}
