import { addDays } from '@proverka/domain/timing'
import { type FlatInput } from '@proverka/domain/checks'
import { DEAL_DAYS, type FlatValue, makeValuation, type Valuation, valueFlat } from '@proverka/domain/reports'
import { factsOf, NEIGHBOURS, type MarketReader } from './market-reader.ts'

/** A value with the day on which the market is known, and the district whose prices were compared. */
export interface ValuedOnMarket {
  readonly value: FlatValue
  readonly day: string
  readonly district: string
}

/** Of each kind; more would tell the same, slower. */
const MOST_OF_DISTRICT = 5000

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

/** Values flats together with how past valuations erred. */
export function createValuer(market: MarketReader): (flat: FlatInput) => Promise<Valuation | undefined> {
  return async (flat) => {
    const valued = await valueOnMarket(market, flat)
    if (!valued) return undefined
    const { value, day, district } = valued
    return makeValuation(value, { day, district, tested: await market.listTested('adjusted') })
  }
}
