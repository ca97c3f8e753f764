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
import type { AppContext } from '../../context.ts'
import { createTtlCache } from '../ttl-cache.ts'
import { findHouse } from './find-house.ts'

/** The queries that a valuation reads the market by. */
export type MarketQueries = Pick<AppContext['queries'], 'adverts' | 'houses' | 'marketFacts'>

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
  queries: MarketQueries,
  flat: FlatInput,
): Promise<ValuedOnMarket | undefined> {
  const house = await findHouse({ queries }, flat.address)
  const day = await queries.adverts.findMarketDay()
  if (day === undefined) return undefined
  const { district } = house
  const facts = await queries.marketFacts.listFacts({
    district,
    since: addDays(day, -DEAL_DAYS),
    most: MOST_OF_DISTRICT,
  })
  const value = valueFlat(facts, { ...flat, houseId: house.id }, day)
  return value && { value, day, district }
}

/** Values flats together with how past valuations erred; those are computed once an hour. */
export function createValuer(queries: MarketQueries): (flat: FlatInput) => Promise<Valuation | undefined> {
  const tested = createTtlCache<readonly TestedDeal[]>(TESTED_MS, () => performance.now())
  return async (flat) => {
    const valued = await valueOnMarket(queries, flat)
    if (!valued) return undefined
    const { value, day, district } = valued
    return makeValuation(value, { day, district, tested: await tested.get(day, () => testMarket(day)) })
  }

  async function testMarket(day: string): Promise<readonly TestedDeal[]> {
    // The first of the tested sales is compared with what was known before it.
    const facts = await queries.marketFacts.listFacts({
      since: addDays(day, -2 * DEAL_DAYS),
      most: MOST_OF_ALL,
    })
    return backTest(facts, day)
  }
}
