import { expect, it } from 'vitest'
import { ladderPath } from './ladder-path.ts'

const size = { width: 200, height: 100 }

it('steps down and up at the days of the prices', () => {
  const steps = [
    { day: '2026-11-01', price: 8_000_000 },
    { day: '2026-11-06', price: 7_000_000 },
    { day: '2026-11-11', price: 7_500_000 },
  ]
  expect(ladderPath(steps, '2026-11-21', size)).toBe('M0 18H50V80H100V49H200')
})

it('is one level for one price, and nothing for none', () => {
  expect(ladderPath([{ day: '2026-11-01', price: 7 }], '2026-11-21', size)).toBe('M0 53H200')
  expect(ladderPath([{ day: '2026-11-21', price: 7 }], '2026-11-21', size)).toBe('M0 53H200')
  expect(ladderPath([], '2026-11-21', size)).toBe('')
})
