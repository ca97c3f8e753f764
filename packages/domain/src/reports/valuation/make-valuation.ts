import { rangeOf, summariseBackTest, type TestedDeal } from './back-test.ts'
import { ROUND_TO } from './estimate-from.ts'
import type { Valuation } from './valuation.ts'
import type { FlatValue } from './value-flat.ts'

/** The valuation that a report keeps, of a value and the errors of past ones. */
export function makeValuation(
  value: FlatValue,
  { day, district, tested }: { day: string; district: string; tested: readonly TestedDeal[] },
): Valuation {
  const { middle, metre, scope, found, compared, adjustments } = value
  const { trend, asking } = adjustments
  const back_test = summariseBackTest(tested, district)
  const { low, high } = rangeOf(middle, value, back_test?.median_error ?? 0)
  return {
    day,
    district,
    low: rounded(low),
    middle,
    high: rounded(high),
    metre,
    scope,
    found,
    comparables: compared.map((one) => ({
      kind: one.fact.kind,
      source: one.fact.source,
      address: one.fact.address,
      rooms: one.rooms,
      floor: one.floor,
      area: one.area,
      day: one.day,
      price: one.price,
      time_factor: one.timeFactor,
      asking_factor: one.askingFactor,
      metre: Math.round(one.metre),
    })),
    ...(trend && { trend: { monthly: trend.monthly, months: [...trend.months] } }),
    ...(asking && { asking }),
    ...(back_test && { back_test }),
  }
}

const rounded = (roubles: number): number => Math.round(roubles / ROUND_TO) * ROUND_TO
