import { expect, it } from 'vitest'
import { metreOfYear } from './metre-of-year.ts'

const month = (at: number, price: number) => ({
  month: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  price,
  count: 3,
})

it('takes the last twelve months, and says what a metre costs now and by how much that changed', () => {
  const house = Array.from({ length: 20 }, (_, at) => month(at, 100_000 + at * 1000))
  const { labels, ofHouse, ofArea } = metreOfYear(house, [month(18, 90_000), month(19, 99_000)])
  expect(labels).toHaveLength(12)
  expect(labels.at(-1)).toBe('08.2026')
  expect(ofHouse?.now).toBe(119)
  expect(ofHouse?.change).toBeCloseTo(119 / 108 - 1)
  expect(ofArea).toEqual({ now: 99, change: expect.closeTo(0.1) })
})

it('says no change of one month, and nothing of none', () => {
  expect(metreOfYear([month(0, 100_000)], []).ofHouse).toEqual({ now: 100, change: undefined })
  expect(metreOfYear([], []).ofArea).toBeUndefined()
})
