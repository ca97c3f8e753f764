import { describe, expect, it } from 'vitest'
import { valuationFinding } from './valuation-finding.ts'
import type { Valuation } from './valuation.ts'

const COMPARABLE = {
  kind: 'advert' as const,
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: 3,
  area: 52,
  day: '2026-11-20',
  price: 5_200_000,
  time_factor: 1,
  asking_factor: 1,
  metre: 100_000,
}
const VALUATION: Valuation = {
  day: '2026-11-21',
  district: 'Садовый',
  low: 4_800_000,
  middle: 5_000_000,
  high: 5_300_000,
  metre: 100_000,
  scope: 'house',
  found: 2,
  comparables: [COMPARABLE, COMPARABLE],
}
const errorOf = (tested: number) =>
  valueOf('Обычная ошибка', {
    back_test: { tested, median_error: 0.064, within_10: 0.8, within_20: 1, in_range: 0.6, errors: [] },
  })
const valueOf = (label: string, more: Partial<Valuation>) =>
  valuationFinding({ ...VALUATION, ...more }).facts.find((fact) => fact.label === label)?.value

describe('a valuation as the record of a source', () => {
  it('says what the flat is worth and what that rests on', () => {
    expect(valuationFinding(VALUATION)).toEqual({
      title: 'От 4 800 000 ₽ до 5 300 000 ₽',
      severity: 'notice',
      facts: [
        { label: 'Середина', value: '5 000 000 ₽' },
        { label: 'За метр', value: '100 000 ₽' },
        { label: 'Похожих квартир', value: '2 в этом доме' },
        { label: 'Район', value: 'Садовый' },
        { label: 'Обычная ошибка', value: 'не измерена: известных продаж слишком мало' },
        { label: 'Рынок известен на', value: '21.11.2026' },
      ],
    })
  })

  it('says of how many like flats the nearest were compared', () => {
    expect(valueOf('Похожих квартир', { scope: 'district', found: 30 })).toBe(
      '2 в районе, ближайшие по площади из 30',
    )
  })

  it.each([
    [21, '6,4 %, проверено на 21 продаже'],
    [22, '6,4 %, проверено на 22 продажах'],
    [40, '6,4 %, проверено на 40 продажах'],
  ])('names the usual error with the number of sales that it was measured by: %i', (count, text) =>
    expect(errorOf(count)).toBe(text),
  )
})
