import { addDays, HOUR_MS } from '@proverka/domain/timing'
import {
  backTest,
  DEAL_DAYS,
  valueAsAsked,
  valueFlat,
  type MarketFact,
  type TestedDeal,
} from '@proverka/domain/reports'
import type { MarketPart } from '../../../platform/db/queries/market/market-facts.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'

interface Market {
  readonly listFacts: (part: MarketPart) => Promise<readonly MarketFact[]>
  readonly findOwnDay: () => Promise<string | undefined>
}

/** What is tried on known sales: the value of a report, and the free estimate, which takes prices as they are asked. */
const METHODS = { adjusted: valueFlat, asked: valueAsAsked }

/** Tries a method on the known sales. */
export type ListTested = (method: keyof typeof METHODS) => Promise<readonly TestedDeal[]>

const MOST_FACTS = 10_000
/** Errors of past values move by the sale, not by the minute. */
const TESTED_MS = HOUR_MS

/** How past values erred by each method, computed once an hour. Only our own tables know sales. */
export function createBackTests({ listFacts, findOwnDay }: Market): ListTested {
  const tested = createTtlCache<readonly TestedDeal[]>(TESTED_MS, () => performance.now())
  return async (method) => {
    const day = await findOwnDay()
    if (day === undefined) return []
    return tested.get(`${method} ${day}`, async () => {
      // The first of the tested sales is compared with what was known before it.
      const facts = await listFacts({ since: addDays(day, -2 * DEAL_DAYS), most: MOST_FACTS })
      return backTest(facts, day, METHODS[method])
    })
  }
}
