import { expect, it } from 'vitest'
import { priceMove } from './price-move.ts'

it('tells how far a price went and how long that took', () => {
  const steps = [
    { day: '2026-09-21', price: 8_200_000 },
    { day: '2026-10-10', price: 7_900_000 },
    { day: '2026-11-01', price: 7_450_000 },
  ]
  expect(priceMove(steps, '2026-11-21')).toEqual({
    first: 8_200_000,
    last: 7_450_000,
    change: -750_000,
    days: 61,
  })
  expect(priceMove(steps.slice(0, 1), '2026-09-21')).toMatchObject({ change: 0, days: 0 })
})

it('says nothing without prices, and no negative time', () => {
  expect(priceMove([], '2026-11-21')).toBeUndefined()
  expect(priceMove([{ day: '2026-11-22', price: 1 }], '2026-11-21')?.days).toBe(0)
})
