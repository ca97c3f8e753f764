import { describe, expect, it } from 'vitest'
import type { TestedDeal } from './back-test.ts'
import { makeValuation } from './make-valuation.ts'
import type { FlatValue } from './value-flat.ts'

const fact = {
  id: 'a1',
  kind: 'advert',
  source: 'doma.example.com',
  houseId: 1,
  district: 'Садовый',
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: null,
  area: 52,
  prices: [{ day: '2026-11-01', price: 5_200_000 }],
  until: '2026-11-20',
} as const
const VALUE: FlatValue = {
  low: 4_800_000,
  middle: 5_000_000,
  high: 5_300_000,
  metre: 100_000,
  scope: 'house',
  found: 7,
  compared: [
    {
      fact,
      day: '2026-11-20',
      price: 5_200_000,
      houseId: 1,
      rooms: 2,
      floor: null,
      area: 52,
      metre: 99_999.7,
      timeFactor: 1.01,
      askingFactor: 0.93,
    },
  ],
  adjustments: {},
}
const PLACE = { day: '2026-11-21', district: 'Садовый', tested: [] }

describe('the valuation that a report keeps', () => {
  it('is the value with the flats that it was compared with', () => {
    expect(makeValuation(VALUE, PLACE)).toStrictEqual({
      day: '2026-11-21',
      district: 'Садовый',
      low: 4_800_000,
      middle: 5_000_000,
      high: 5_300_000,
      metre: 100_000,
      scope: 'house',
      found: 7,
      comparables: [
        {
          kind: 'advert',
          source: 'doma.example.com',
          address: 'ул. Примерная, д. 1',
          rooms: 2,
          floor: null,
          area: 52,
          day: '2026-11-20',
          price: 5_200_000,
          time_factor: 1.01,
          asking_factor: 0.93,
          metre: 100_000,
        },
      ],
    })
  })

  it('keeps what was measured of the market', () => {
    const trend = { monthly: 0.011, months: [{ month: '2026-10', metre: 99_000 }] }
    const asking = { share: -0.07, deals: 12, adverts: 40 }
    const valuation = makeValuation({ ...VALUE, adjustments: { trend, asking } }, PLACE)
    expect(valuation.trend).toEqual({ monthly: 0.011, months: [{ month: '2026-10', metre: 99_000 }] })
    expect(valuation.asking).toEqual({ share: -0.07, deals: 12, adverts: 40 })
  })

  it('names a range that is never narrower than the usual error of past valuations', () => {
    const tested = Array.from({ length: 12 }, (): TestedDeal => ({
      district: 'Речной',
      error: 0.1,
      low: 1.05,
      high: 1.15,
    }))
    // 5 000 000 / 1.1 and 5 000 000 / 0.9, in whole thousands.
    expect(makeValuation(VALUE, { ...PLACE, tested })).toMatchObject({
      low: 4_545_000,
      middle: 5_000_000,
      high: 5_556_000,
      back_test: { tested: 12, median_error: 0.1 },
    })
  })
})
