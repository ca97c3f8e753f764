import { describe, expect, it } from 'vitest'
import type { MarketFact } from './market-fact.ts'
import { valueAsAsked, valueFlat, type ValuedFlat } from './value-flat.ts'

const DAY = '2026-11-21'
const FLAT: ValuedFlat = { houseId: 1, area: 50, rooms: 2, floor: 4 }

const flat = (id: string, more: Partial<MarketFact> = {}): MarketFact => ({
  id,
  kind: 'advert',
  source: 'doma.example.com',
  houseId: 1,
  district: 'Садовый',
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: 6,
  area: 52,
  prices: [{ day: '2026-11-01', price: 5_200_000 }],
  until: DAY,
  ...more,
})
const adverts = (count: number, more: Partial<MarketFact> = {}) =>
  Array.from({ length: count }, (_, at) => flat(`advert ${at}`, more))
const sales = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    flat(`sale ${at}`, { kind: 'deal', prices: [{ day: DAY, price: 4_680_000 }] }),
  )
/** Prices of six months that rise by a hundredth each. */
const RISING = [
  { day: '2026-06-21', price: 5_200_000 },
  { day: '2026-07-21', price: 5_252_000 },
  { day: '2026-08-21', price: 5_304_520 },
  { day: '2026-09-21', price: 5_357_565 },
  { day: '2026-10-21', price: 5_411_141 },
  { day: '2026-11-21', price: 5_465_252 },
]

describe('what a value was adjusted by', () => {
  const adjustmentsOf = (facts: readonly MarketFact[]) => valueFlat(facts, FLAT, DAY)?.adjustments

  it('is nothing where nothing could be measured', () => {
    expect(adjustmentsOf(adverts(5))).toStrictEqual({})
  })

  it('is the trend alone where there are no sales', () => {
    const trend = { monthly: expect.closeTo(0.01, 4) as number, months: expect.any(Array) as [] }
    expect(adjustmentsOf(adverts(5, { prices: RISING }))).toStrictEqual({ trend })
  })

  it('is the gap to sales alone where prices of one month are known', () => {
    const asking = { share: expect.closeTo(-0.1, 10) as number, deals: 5, adverts: 6 }
    expect(adjustmentsOf([...adverts(6), ...sales(5)])).toStrictEqual({ asking })
  })

  it('lowers adverts by the gap and leaves sales as they are', () => {
    const compared = valueFlat([...adverts(6), ...sales(5)], FLAT, DAY)?.compared ?? []
    const told = compared.map(({ fact, metre, timeFactor, askingFactor }) => [
      fact.kind,
      Math.round(metre),
      timeFactor,
      Number(askingFactor.toFixed(3)),
    ])
    expect(told).toHaveLength(11)
    expect(told).toContainEqual(['advert', 90_000, 1, 0.9])
    expect(told).toContainEqual(['deal', 90_000, 1, 1])
  })
})

describe('the facts about the flat itself', () => {
  const others = adverts(5)
  const comparedWith = (own: MarketFact, valued = FLAT) => [
    valueFlat([...others, own], valued, DAY)?.found,
    valueAsAsked([...others, own], valued, DAY)?.found,
  ]

  it('are those of its house, floor and area, and are left out', () => {
    expect(comparedWith(flat('own', { floor: 4, area: 50 }))).toEqual([5, 5])
    const { floor: _untold, ...unknown } = FLAT
    expect(comparedWith(flat('own', { floor: null, area: 50 }), unknown)).toEqual([5, 5])
  })

  it.each([
    ['floor', { floor: 5, area: 50 }],
    ['area', { floor: 4, area: 50.4 }],
  ])('are not those of another %s', (_other, more) =>
    expect(comparedWith(flat('neighbour', more))).toEqual([6, 6]),
  )

  it('are not those of another house', () => {
    const facts = [...adverts(4), flat('next door', { houseId: 2, floor: 4, area: 50 })]
    expect(valueFlat(facts, FLAT, DAY)).toMatchObject({ scope: 'district', found: 5 })
    expect(valueAsAsked(facts, FLAT, DAY)).toMatchObject({ scope: 'district', found: 5 })
  })
})

describe('the free estimate', () => {
  it('knows no advert that came later or was forgotten', () => {
    const late = flat('late', { prices: [{ day: '2026-11-22', price: 1 }], until: '2026-11-30' })
    const old = flat('old', { prices: [{ day: '2025-11-01', price: 1 }], until: '2025-12-01' })
    expect(valueAsAsked([...adverts(5), late, old], FLAT, DAY)).toMatchObject({
      found: 5,
      low: 5_000_000,
      metre: 100_000,
    })
    expect(valueAsAsked([...adverts(4), late, old], FLAT, DAY)).toBeUndefined()
  })
})
