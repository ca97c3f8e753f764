import { describe, expect, it } from 'vitest'
import { backTest, summariseBackTest, type TestedDeal, type ValueOnDay } from './back-test.ts'
import type { MarketFact } from './market-fact.ts'

const DAY = '2026-11-21'

const deal = (id: string, until: string, more: Partial<MarketFact> = {}): MarketFact => ({
  id,
  kind: 'deal',
  source: 'Росреестр',
  houseId: 1,
  district: 'Садовый',
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: 4,
  area: 50,
  prices: [{ day: until, price: 5_000_000 }],
  until,
  ...more,
})

/** A valuation function that records its arguments. */
function noting(value: ReturnType<ValueOnDay> = { low: 4_500_000, middle: 5_500_000, high: 6_000_000 }) {
  const asked: { ids: string[]; flat: unknown; day: string }[] = []
  const valueOnDay: ValueOnDay = (facts, flat, day) => {
    asked.push({ ids: facts.map(({ id, kind }) => `${kind} ${id}`), flat, day })
    return value
  }
  return { asked, valueOnDay }
}
const daysTested = (facts: readonly MarketFact[]) => {
  const { asked, valueOnDay } = noting()
  backTest(facts, DAY, valueOnDay)
  return asked.map(({ day }) => day)
}

describe('a known sale that is tried', () => {
  it('is valued by the other facts of its district on its day, and compared with its price', () => {
    const { asked, valueOnDay } = noting()
    const facts = [
      deal('1', '2026-03-01', { kind: 'advert' }),
      deal('1', '2026-05-06'),
      deal('2', '2026-05-06', { kind: 'advert', district: 'Речной' }),
      deal('3', '2026-06-01', { kind: 'advert' }),
    ]
    expect(backTest(facts, DAY, valueOnDay)).toEqual([
      { district: 'Садовый', error: expect.closeTo(0.1, 10) as number, low: 0.9, high: 1.2 },
    ])
    expect(asked).toEqual([
      {
        ids: ['advert 1', 'advert 3'],
        flat: { houseId: 1, area: 50, rooms: 2, floor: 4 },
        day: '2026-05-06',
      },
    ])
  })

  it('leaves unknown rooms and floor open', () => {
    const { asked, valueOnDay } = noting()
    backTest([deal('1', '2026-05-06', { rooms: null, floor: null })], DAY, valueOnDay)
    expect(asked[0]?.flat).toEqual({ houseId: 1, area: 50, rooms: undefined, floor: undefined })
  })

  it('is left out where the market of its day could not value it, and where its price is not known', () => {
    expect(backTest([deal('1', '2026-05-06')], DAY, () => undefined)).toEqual([])
    const { valueOnDay } = noting()
    expect(backTest([deal('1', '2026-05-06', { prices: [] })], DAY, valueOnDay)).toEqual([])
  })

  it('is one of two years up to the day, the latest first', () => {
    const days = ['2024-11-20', '2024-11-21', '2026-11-21', '2025-06-01', '2026-11-22']
    const facts = days.map((day, at) => deal(String(at), day))
    expect(daysTested(facts)).toEqual(['2026-11-21', '2025-06-01', '2024-11-21'])
  })

  it('is one of the latest two hundred', () => {
    const early = Array.from({ length: 3 }, (_, at) => deal(`early ${at}`, '2025-02-01'))
    const late = Array.from({ length: 199 }, (_, at) => deal(`late ${at}`, '2026-02-01'))
    const days = daysTested([...early, ...late])
    expect(days).toHaveLength(200)
    expect(days.filter((day) => day === '2025-02-01')).toHaveLength(1)
  })
})

const tested = (error: number, low = 0.95, high = 1.05, district = 'Садовый'): TestedDeal => ({
  district,
  error,
  low,
  high,
})
const many = (count: number, district: string) =>
  Array.from({ length: count }, () => tested(0.05, 1, 1.1, district))

describe('[PROD-07] the errors of past valuations', () => {
  it('are given by their median, by how many are small and by how many prices were in their range', () => {
    const deals = [
      tested(0.3, 1.2, 1.4),
      tested(-0.2, 0.7, 0.9),
      tested(0.2, 1, 1.3),
      tested(0.1, 1.05, 1.15),
      tested(-0.1, 0.85, 0.95),
      tested(0),
      tested(0.05, 1, 1.1),
      tested(0.1, 1.05, 1.15),
      tested(-0.15, 0.8, 1),
      tested(0.25, 1.1, 1.3),
    ]
    expect(summariseBackTest(deals, 'Садовый')).toEqual({
      tested: 10,
      median_error: 0.125,
      within_10: 0.5,
      within_20: 0.8,
      in_range: 0.7,
      errors: [-0.2, -0.15, -0.1, 0, 0.05, 0.1, 0.1, 0.2, 0.25, 0.3],
    })
    expect(summariseBackTest(deals.slice(1), 'Садовый')).toBeUndefined()
  })

  it('are those of the district from thirty of its sales on, and of all districts below', () => {
    const others = many(5, 'Речной')
    expect(summariseBackTest([...many(30, 'Садовый'), ...others], 'Садовый')).toMatchObject({
      tested: 30,
      district: 'Садовый',
    })
    const all = summariseBackTest([...many(29, 'Садовый'), ...others], 'Садовый')
    expect(all?.tested).toBe(34)
    expect(all).not.toHaveProperty('district')
  })
})
