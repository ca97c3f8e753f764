import { AppError } from '@proverka/domain/errors'
import { valuationFinding, type FlatInput, type Valuation } from '@proverka/domain/reports'
import { createAdvertQueries } from '../db/queries/adverts.ts'
import { createHouseQueries } from '../db/queries/houses.ts'
import { createMarketFactQueries } from '../db/queries/market-facts.ts'
import type { Database } from '../db/database.ts'
import { createValuer } from '../services/market/value-on-market.ts'
import type { Ask, SourceAnswer } from './source.ts'

/** The market that the product keeps itself as the source of values; `demo` when its prices are invented. */
export function askMarket(database: Database, demo: boolean): Ask<'flat'> {
  const value = createValuer({
    adverts: createAdvertQueries(database),
    houses: createHouseQueries(database),
    marketFacts: createMarketFactQueries(database),
  })
  return async ({ kind: _kind, ...flat }) => {
    const valuation = await valueKnown(value, flat)
    return valuation ? asAnswer(valuation, demo) : tooFew(demo)
  }
}

/** A house that has left the data since the order is as good as one without prices. */
async function valueKnown(
  value: (flat: FlatInput) => Promise<Valuation | undefined>,
  flat: FlatInput,
): Promise<Valuation | undefined> {
  try {
    return await value(flat)
  } catch (error) {
    if (error instanceof AppError && error.code === 'house/not-found') return undefined
    throw error
  }
}

const asAnswer = (valuation: Valuation, demo: boolean): SourceAnswer => ({
  answer: { kind: 'found', findings: [valuationFinding(valuation)] },
  raw: JSON.stringify(valuation),
  valuation,
  demo,
})

const tooFew = (demo: boolean): SourceAnswer => ({
  answer: { kind: 'not-checked', reason: 'too-few-data' },
  raw: 'null',
  demo,
})
