import { describe, expect, it } from 'vitest'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { COMPANY, FLAT } from '../../../fixtures/report-answers.ts'
import type { Report } from '../../reports/report/report.ts'
import { priceScale } from './price-scale.ts'

const comparable = (metre: number): NonNullable<Report['valuation']>['comparables'][number] => ({
  kind: 'deal',
  address: 'г. Образцовск, ул. Кленовая, д. 14',
  rooms: 2,
  floor: 5,
  area: 50,
  day: '2026-11-20',
  price: 7_000_000,
  time_factor: 1,
  asking_factor: 1,
  metre,
})

const VALUATION: NonNullable<Report['valuation']> = {
  day: '2026-11-21',
  district: 'Садовый',
  low: 7_160_000,
  middle: 7_505_000,
  high: 7_940_000,
  metre: 143_200,
  scope: 'house',
  found: 5,
  comparables: [143_199, 143_200, 150_000, 158_800, 158_801].map(comparable),
}

const flat = numberedReport({ ...FLAT, area: 50 }, [])

describe('the scale of prices', () => {
  it('has the range with every compared flat brought to the area of this one', () => {
    expect(priceScale({ ...flat, valuation: VALUATION })).toEqual({
      range: '7,16–7,94 млн ₽',
      middleText: '7,51 млн',
      words: 'Шкала цен: 5 похожих квартир, диапазон от 7 160 000 ₽ до 7 940 000 ₽, середина 7 505 000 ₽',
      low: 7_160_000,
      middle: 7_505_000,
      high: 7_940_000,
      marks: [
        { sign: 'А', price: 7_159_950, isInside: false },
        { sign: 'Б', price: 7_160_000, isInside: true },
        { sign: 'В', price: 7_500_000, isInside: true },
        { sign: 'Г', price: 7_940_000, isInside: true },
        { sign: 'Д', price: 7_940_050, isInside: false },
      ],
    })
  })

  it('exists only for a flat whose value is known', () => {
    expect(priceScale(flat)).toBeUndefined()
    expect(priceScale({ ...numberedReport(COMPANY, []), valuation: VALUATION })).toBeUndefined()
  })
})
