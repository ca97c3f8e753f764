import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { measureAskingGap, measureTrend } from './adjustments.ts'
import { backTest, rangeOf, summariseBackTest } from './back-test.ts'
import { makeValuation } from './make-valuation.ts'
import { type MarketFact, observeMarketFact } from './market-fact.ts'
import { valuationFinding } from './valuation-finding.ts'
import { valuationSchema } from './valuation.ts'
import { valueAsAsked, valueFlat } from './value-flat.ts'

const DAY = '2026-11-21'
const MONTH_DAYS = 30.4375

const dayBefore = (months: number): string =>
  new Date(Date.parse(DAY) - months * MONTH_DAYS * 86_400_000).toISOString().slice(0, 10)

interface World {
  /** Growth of a month. */
  readonly monthly: number
  /** What is paid as a share of what is asked. */
  readonly paid: number
  /** Spread of single prices around the level, as a share. */
  readonly spread: number
  readonly deals: number
}

/** A district whose metre costs 100 000 ₽ in adverts today, with adverts and sales of the last two years. */
function makeFacts({ monthly, paid, spread, deals }: World): readonly MarketFact[] {
  const noise = (seed: number) => 1 + spread * Math.sin(seed * 12.9898)
  const level = (months: number) => 100_000 * (1 + monthly) ** -months
  const flat = (seed: number) => ({
    houseId: 1 + (seed % 4),
    district: 'Садовый',
    source: 'doma.example.com',
    address: `ул. Примерная, д. ${1 + (seed % 4)}`,
    rooms: 2,
    floor: 2 + (seed % 5),
    area: 50 + (seed % 11) / 10,
  })
  const adverts = Array.from({ length: 60 }, (_, at): MarketFact => {
    const prices = Array.from({ length: 24 }, (_month, back) => 23 - back).map((months) => ({
      day: dayBefore(months),
      price: level(months) * flat(at).area * noise(at),
    }))
    return { ...flat(at), id: `advert-${at}`, kind: 'advert', prices, until: DAY }
  })
  const sales = Array.from({ length: deals }, (_, at): MarketFact => {
    const months = 0.5 + (at % 20)
    const day = dayBefore(months)
    const own = { ...flat(at), area: 45 + (at % 17) / 10 }
    const price = level(months) * own.area * paid * noise(at + 500)
    return { ...own, id: `deal-${at}`, kind: 'deal', prices: [{ day, price }], until: day }
  })
  return [...adverts, ...sales]
}

const STEADY = { monthly: 0, paid: 1, spread: 0, deals: 0 }
const FLAT = { houseId: 1, area: 50, rooms: 2, floor: 20 }

describe('what the market knew on a day', () => {
  const advert: MarketFact = {
    id: '1',
    kind: 'advert',
    source: 'doma.example.com',
    houseId: 1,
    district: 'Садовый',
    address: '',
    rooms: null,
    floor: null,
    area: 50,
    prices: [
      { day: '2026-01-10', price: 5_000_000 },
      { day: '2026-03-10', price: 4_800_000 },
    ],
    until: '2026-04-01',
  }

  it.each([
    ['2026-01-09', undefined, undefined],
    ['2026-02-01', 5_000_000, '2026-02-01'],
    ['2026-03-10', 4_800_000, '2026-03-10'],
    ['2026-09-01', 4_800_000, '2026-04-01'],
    ['2026-11-21', undefined, undefined],
  ])('is on %s the last price that was named and not forgotten', (day, price, seen) => {
    const known = observeMarketFact(advert, day)
    expect([known?.price, known?.day]).toEqual([price, seen])
  })

  it('keeps a sale for two years', () => {
    const deal: MarketFact = { ...advert, kind: 'deal' }
    expect(observeMarketFact(deal, '2028-03-01')).toBeDefined()
    expect(observeMarketFact(deal, '2028-05-01')).toBeUndefined()
  })
})

describe('adjustments', () => {
  it('find the growth that the prices were made with', () => {
    const facts = makeFacts({ ...STEADY, monthly: 0.012, spread: 0.04 })
    expect(measureTrend(facts, DAY)?.monthly).toBeCloseTo(0.012, 3)
  })

  it('find by how much is sold below what is asked', () => {
    const facts = makeFacts({ monthly: 0.01, paid: 0.93, spread: 0, deals: 30 })
    const observed = facts.flatMap((fact) => observeMarketFact(fact, DAY) ?? [])
    expect(measureAskingGap(observed, DAY, measureTrend(facts, DAY))?.share).toBeCloseTo(-0.07, 2)
  })

  it('are not made where there is nothing to measure them by', () => {
    const few = makeFacts({ ...STEADY, deals: 4 }).filter(({ kind }, at) => kind === 'deal' || at < 2)
    expect(measureTrend(few, DAY)).toBeUndefined()
    const value = valueFlat(makeFacts({ ...STEADY, deals: 4 }), FLAT, DAY)
    expect(value?.adjustments.asking).toBeUndefined()
    expect(value?.compared.every(({ askingFactor }) => askingFactor === 1)).toBe(true)
  })

  it('bring an advert of before to the day and to the prices of sales', () => {
    const facts = makeFacts({ monthly: 0.01, paid: 0.9, spread: 0, deals: 30 }).map((fact) =>
      fact.kind === 'advert' ? { ...fact, until: dayBefore(3), prices: fact.prices.slice(0, -3) } : fact,
    )
    expect(valueFlat(facts, FLAT, DAY)?.metre).toBeCloseTo(90_000, -3)
  })
})

describe('the value of a flat', () => {
  it('leaves the flat itself out', () => {
    const facts = makeFacts(STEADY)
    const own: MarketFact = { ...facts[0]!, id: 'own', houseId: 1, floor: 20, area: 50 }
    const value = valueFlat([...facts, own], FLAT, DAY)
    expect(value?.compared.map(({ fact }) => fact.id)).not.toContain('own')
  })

  it('is undefined for too few flats', () => {
    expect(valueFlat(makeFacts(STEADY).slice(0, 4), FLAT, DAY)).toBeUndefined()
    expect(valueFlat(makeFacts(STEADY), { ...FLAT, area: 200 }, DAY)).toBeUndefined()
    expect(valueFlat(makeFacts(STEADY), FLAT, '2020-01-01')).toBeUndefined()
  })
})

describe('[PROD-07] the error of past valuations', () => {
  it('is nothing in a market without chance', () => {
    const tested = backTest(makeFacts({ ...STEADY, deals: 40 }), DAY)
    const found = summariseBackTest(tested, 'Садовый')
    expect(found).toMatchObject({ tested: 40, within_10: 1, within_20: 1, district: 'Садовый' })
    expect(found?.median_error).toBeLessThan(0.001)
  })

  it('grows with the spread of the prices', () => {
    const errorAt = (spread: number) =>
      summariseBackTest(backTest(makeFacts({ ...STEADY, spread, deals: 40 }), DAY), 'Садовый')
        ?.median_error ?? NaN
    expect(errorAt(0.05)).toBeLessThan(errorAt(0.15))
    expect(errorAt(0.15)).toBeLessThan(errorAt(0.3))
  })

  it('never knows the sale that it tries, nor anything after its day', () => {
    const facts = makeFacts({ ...STEADY, deals: 30 })
    const [deal] = facts.filter(({ kind }) => kind === 'deal')
    const price = (deal?.prices[0]?.price ?? 0) * 3
    const odd = facts.map((fact) =>
      fact.id === deal?.id ? { ...fact, prices: [{ day: fact.until, price }] } : fact,
    )
    const errors = backTest(odd, DAY).map(({ error }) => error)
    expect(Math.min(...errors)).toBeCloseTo(-2 / 3, 2)
    const later = facts.map((fact) => ({
      ...fact,
      prices: [...fact.prices, { day: '2027-01-01', price: 1 }],
    }))
    expect(backTest(later, DAY)).toEqual(backTest(facts, DAY))
  })

  it('is that of all districts where its own has few sales, and undefined where all have few', () => {
    const tested = backTest(makeFacts({ ...STEADY, deals: 12 }), DAY)
    expect(summariseBackTest(tested, 'Садовый')?.district).toBeUndefined()
    expect(summariseBackTest(tested.slice(0, 9), 'Садовый')).toBeUndefined()
  })

  it.each([0.02, 0.08, 0.2])(
    'a range with a spread of %s holds at least half of the known sales',
    (spread) => {
      const found = summariseBackTest(backTest(makeFacts({ ...STEADY, spread, deals: 60 }), DAY), 'Садовый')
      expect(found?.in_range).toBeGreaterThanOrEqual(0.5)
    },
  )

  it('widens a range and never narrows it', () => {
    expect(rangeOf(100, { low: 99, high: 101 }, 0.1)).toEqual({ low: 100 / 1.1, high: 100 / 0.9 })
    expect(rangeOf(100, { low: 50, high: 150 }, 0.1)).toEqual({ low: 50, high: 150 })
  })
})

describe('the valuation of a report', () => {
  const facts = makeFacts({ monthly: 0.01, paid: 0.93, spread: 0.05, deals: 40 })
  const value = valueFlat(facts, FLAT, DAY)!
  const valuation = makeValuation(value, { day: DAY, district: 'Садовый', tested: backTest(facts, DAY) })

  it('keeps its schema and its range around the middle', () => {
    expect(v.is(valuationSchema, valuation)).toBe(true)
    expect(valuation.low).toBeLessThanOrEqual(valuation.middle)
    expect(valuation.high).toBeGreaterThanOrEqual(valuation.middle)
  })

  it('is a record in words, which says what was not measured', () => {
    const valueOf = (label: string, one = valuation) =>
      valuationFinding(one).facts.find((fact) => fact.label === label)?.value
    expect(valueOf('Обычная ошибка')).toMatch(/^\d+(,\d)? %, проверено на 40 продажах$/)
    const { back_test: _none, ...untested } = valuation
    expect(valueOf('Обычная ошибка', untested)).toBe('не измерена: известных продаж слишком мало')
  })
})

describe('the schema of a valuation', () => {
  const full = {
    day: '2026-11-21',
    district: 'Садовый',
    low: 4_800_000,
    middle: 5_000_000,
    high: 5_300_000,
    metre: 100_000,
    scope: 'district',
    found: 7,
    comparables: [
      {
        kind: 'deal',
        source: 'Росреестр',
        address: 'ул. Примерная, д. 1',
        rooms: null,
        floor: null,
        area: 52,
        day: '2026-11-20',
        price: 5_200_000,
        time_factor: 1.01,
        asking_factor: 1,
        metre: 100_000,
      },
    ],
    trend: { monthly: 0.011, months: [{ month: '2026-10', metre: 99_000 }] },
    asking: { share: -0.07, deals: 12, adverts: 40 },
    back_test: {
      tested: 40,
      district: 'Садовый',
      median_error: 0.06,
      within_10: 0.8,
      within_20: 1,
      in_range: 0.7,
      errors: [-0.06, 0.06],
    },
  }

  it('loses nothing that a valuation says, and takes adverts and sales, of a house or a district', () => {
    expect(v.parse(valuationSchema, full)).toEqual(full)
    const advert = { ...full.comparables[0], kind: 'advert', rooms: 2, floor: 3 }
    const other = { ...full, scope: 'house', comparables: [advert] }
    expect(v.parse(valuationSchema, other)).toEqual(other)
  })

  it.each([
    ['scope', { scope: '' }],
    ['comparables.0.kind', { comparables: [{ ...full.comparables[0], kind: '' }] }],
    ['comparables.0.price', { comparables: [{ ...full.comparables[0], price: '5200000' }] }],
    ['trend.monthly', { trend: { ...full.trend, monthly: undefined } }],
    ['trend.months.0.month', { trend: { ...full.trend, months: [{ metre: 99_000 }] } }],
    ['asking.deals', { asking: { ...full.asking, deals: undefined } }],
    ['back_test.errors', { back_test: { ...full.back_test, errors: undefined } }],
  ])('refuses another value of %s', (field, wrong) => {
    const { issues = [] } = v.safeParse(valuationSchema, { ...full, ...wrong })
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field])
  })
})

describe('the free estimate', () => {
  it('takes adverts as they ask, and never sales: its error is the bargain that it does not know', () => {
    const world = makeFacts({ ...STEADY, paid: 0.9, deals: 60 })
    expect(valueAsAsked(world, FLAT, DAY)?.metre).toBe(100_000)
    const asked = summariseBackTest(backTest(world, DAY, valueAsAsked), 'Садовый')
    const adjusted = summariseBackTest(backTest(world, DAY), 'Садовый')
    expect(asked?.median_error).toBeCloseTo(1 / 0.9 - 1, 2)
    expect(adjusted?.median_error).toBeLessThan(0.01)
  })

  it('leaves the adverts of the flat itself out', () => {
    const world = makeFacts(STEADY)
    const own = { ...FLAT, floor: 9 }
    const dear: MarketFact = {
      ...(world[0] as MarketFact),
      ...own,
      id: 'own',
      rooms: 2,
      prices: [{ day: DAY, price: 90_000_000 }],
    }
    const alone = world.slice(0, 5)
    expect(valueAsAsked([...alone, dear], own, DAY)).toEqual(valueAsAsked(alone, own, DAY))
  })
})
