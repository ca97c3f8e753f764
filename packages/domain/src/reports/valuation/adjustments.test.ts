import { describe, expect, it } from 'vitest'
import { measureAskingGap, measureTrend, trendFactor } from './adjustments.ts'
import type { MarketFact, Observation } from './market-fact.ts'

const advert = (area: number, prices: MarketFact['prices'], more: Partial<MarketFact> = {}): MarketFact => ({
  id: 'a1',
  kind: 'advert',
  source: 'doma.example.com',
  houseId: 1,
  district: 'Садовый',
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: 3,
  area,
  prices,
  until: '2026-03-20',
  ...more,
})

/** Roubles of a square metre at the start of each month: one percent more each time. */
const METRES = [
  ['2025-10-03', 100_000],
  ['2025-11-03', 101_000],
  ['2025-12-03', 102_010],
  ['2026-01-03', 103_030],
  ['2026-02-03', 104_060],
  ['2026-03-03', 105_101],
] as const
const pricesOf = (area: number, metres: readonly (readonly [day: string, metre: number])[] = METRES) =>
  metres.map(([day, metre]) => ({ day, price: metre * area }))
/** The same month, another day. */
const later = METRES.map(([day, metre]) => [day.replace(/03$/, '17'), metre] as const)
const ADVERTS = [advert(40, pricesOf(40)), advert(50, pricesOf(50, later)), advert(64, pricesOf(64))]
const DAY = '2026-03-20'

describe('the trend of a district', () => {
  it('is the growth of a month by the median metre of each, over the turn of a year too', () => {
    const trend = measureTrend(ADVERTS, DAY)
    expect(trend?.monthly).toBeCloseTo(0.01, 5)
    expect(trend?.months).toEqual([
      { month: '2025-10', metre: 100_000 },
      { month: '2025-11', metre: 101_000 },
      { month: '2025-12', metre: 102_010 },
      { month: '2026-01', metre: 103_030 },
      { month: '2026-02', metre: 104_060 },
      { month: '2026-03', metre: 105_101 },
    ])
  })

  it('has its months oldest first, in whatever order the prices come', () => {
    const facts = ADVERTS.map((fact) => ({ ...fact, prices: fact.prices.toReversed() }))
    expect(measureTrend(facts, DAY)).toEqual(measureTrend(ADVERTS, DAY))
  })

  it('needs six months of three prices each', () => {
    const without = (months: number) =>
      ADVERTS.map((fact) => ({ ...fact, prices: fact.prices.slice(months) }))
    expect(measureTrend(without(0), DAY)?.months).toHaveLength(6)
    expect(measureTrend(without(1), DAY)).toBeUndefined()
    expect(measureTrend(ADVERTS.slice(1), DAY)).toBeUndefined()
  })

  it('knows the prices of the day itself and none after it', () => {
    expect(measureTrend(ADVERTS, '2026-03-17')?.months).toHaveLength(6)
    expect(measureTrend(ADVERTS, '2026-03-16')).toBeUndefined()
    const hot = [['2026-04-02', 900_000]] as const
    const facts = ADVERTS.map((fact) => ({ ...fact, prices: [...fact.prices, ...pricesOf(fact.area, hot)] }))
    expect(measureTrend(facts, DAY)).toEqual(measureTrend(ADVERTS, DAY))
  })

  it('forgets prices of more than two years ago', () => {
    const old = [['2024-03-10', 10_000]] as const
    const facts = ADVERTS.map((fact) => ({ ...fact, prices: [...pricesOf(fact.area, old), ...fact.prices] }))
    expect(measureTrend(facts, DAY)).toEqual(measureTrend(ADVERTS, DAY))
    const within = [['2024-03-21', 90_000]] as const
    const known = ADVERTS.map((fact) => ({
      ...fact,
      prices: [...pricesOf(fact.area, within), ...fact.prices],
    }))
    expect(measureTrend(known, DAY)?.months[0]).toEqual({ month: '2024-03', metre: 90_000 })
  })

  it('is asked of adverts, never of sales', () => {
    const sales = METRES.flatMap(([day], at) =>
      Array.from({ length: 4 }, () =>
        advert(50, [{ day, price: 9_000_000 + at * 1_000_000 }], { kind: 'deal', until: day }),
      ),
    )
    expect(measureTrend([...sales, ...ADVERTS], DAY)).toEqual(measureTrend(ADVERTS, DAY))
  })

  it('brings a price of before to a day, and changes nothing where it was not measured', () => {
    const trend = { monthly: 0.02, months: [] }
    // 487 days are 16 months.
    expect(trendFactor(trend, '2024-11-19', '2026-03-21')).toBeCloseTo(1.372786, 5)
    expect(trendFactor(trend, DAY, DAY)).toBe(1)
    expect(trendFactor(undefined, '2024-11-19', '2026-03-21')).toBe(1)
  })
})

describe('the gap between sales and adverts', () => {
  const seen = (kind: MarketFact['kind'], count: number, metre: number, day = DAY): Observation[] =>
    Array.from({ length: count }, (_, at) => ({
      fact: advert(40 + at, [], { kind }),
      day,
      price: metre * (40 + at),
    }))

  it('is the median metre of five sales at least against that of five adverts', () => {
    const gap = measureAskingGap([...seen('deal', 5, 92_000), ...seen('advert', 6, 100_000)], DAY, undefined)
    expect(gap).toMatchObject({ deals: 5, adverts: 6 })
    expect(gap?.share).toBeCloseTo(-0.08, 10)
    const other = measureAskingGap(
      [...seen('deal', 6, 92_000), ...seen('advert', 5, 100_000)],
      DAY,
      undefined,
    )
    expect(other).toMatchObject({ deals: 6, adverts: 5 })
  })

  it.each([
    ['sales', seen('deal', 4, 92_000), seen('advert', 30, 100_000)],
    ['adverts', seen('deal', 30, 92_000), seen('advert', 4, 100_000)],
  ])('is not measured by four %s', (_few, deals, adverts) =>
    expect(measureAskingGap([...deals, ...adverts], DAY, undefined)).toBeUndefined(),
  )

  it('is measured at the prices of the day', () => {
    const trend = { monthly: 0.02, months: [] }
    const observed = [...seen('deal', 5, 90_000, '2025-03-20'), ...seen('advert', 5, 100_000)]
    // 365 days are 11.99 months.
    expect(measureAskingGap(observed, DAY, trend)?.share).toBeCloseTo(0.1412, 3)
  })
})
