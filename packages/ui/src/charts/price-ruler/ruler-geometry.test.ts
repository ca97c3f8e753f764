import { expect, it } from 'vitest'
import { rulerGeometry, SIGN_SIZE } from './ruler-geometry.ts'

const PRICES = { low: 7, middle: 7.5, high: 8, marks: [6.5, 7.1, 7.12, 7.14, 7.9] }

it('keeps the order of the prices, all of them inside', () => {
  const plot = rulerGeometry(PRICES, 390)
  const xs = plot.marks.map(({ x }) => x)
  expect(xs).toEqual(xs.toSorted((one, other) => one - other))
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xs)).toBeLessThanOrEqual(390)
  expect([plot.band.x < plot.middle, plot.middle < plot.band.x + plot.band.width]).toEqual([true, true])
})

it('lets no sign cover another', () => {
  for (const width of [280, 390, 1200]) {
    const { marks } = rulerGeometry({ ...PRICES, marks: [7, 7, 7, 7.01, 7.5, 7.52] }, width)
    for (const [at, one] of marks.entries())
      for (const other of marks.slice(at + 1))
        expect([one.lane === other.lane && Math.abs(one.x - other.x) < SIGN_SIZE, width]).toEqual([
          false,
          width,
        ])
  }
})

it('has finite positions where all prices are equal', () => {
  const plot = rulerGeometry({ low: 5, middle: 5, high: 5, marks: [5, 5] }, 640)
  expect(plot.marks.every(({ x }) => Number.isFinite(x))).toBe(true)
  expect(plot.band.width).toBe(0)
})
