import { AppError } from '@proverka/domain/errors'
import { type NotCheckedReason, type Valuation, valuationFinding } from '@proverka/domain/reports'
import { type FlatInput } from '@proverka/domain/checks'
import type { MarketReader } from './market-reader.ts'
import { createValuer } from './value-on-market.ts'
import type { Ask, SourceAnswer } from '../source.ts'

/** The market as the source of values; `demo` when its prices are invented. */
export function askMarket(market: MarketReader, demo: boolean): Ask<'flat'> {
  const value = createValuer(market)
  return async ({ kind: _kind, ...flat }) => {
    if (!(await market.isConnected())) return notChecked('not-connected', demo)
    try {
      const valuation = await valueKnown(value, flat)
      return valuation ? asAnswer(valuation, demo) : notChecked('too-few-data', demo)
    } catch (error) {
      // The service of adverts is down; its client has logged the cause.
      if (error instanceof AppError && error.code === 'server/unavailable')
        return notChecked('source-down', demo)
      throw error
    }
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

const notChecked = (reason: NotCheckedReason, demo: boolean): SourceAnswer => ({
  answer: { kind: 'not-checked', reason },
  raw: 'null',
  demo,
})
