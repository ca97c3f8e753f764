import { expect, it } from 'vitest'
import { nearestDeal } from './nearest-deal.ts'

const on = (closes_on: string | null) => ({ closes_on })

it('the nearest deal is the one whose day comes first, today included', () => {
  const [past, soon, later, open] = [on('2026-11-01'), on('2026-12-03'), on('2026-12-15'), on(null)]
  expect(nearestDeal([open, later, past, soon], '2026-11-25')).toBe(soon)
  expect(nearestDeal([later, soon], '2026-12-03')).toBe(soon)
})

it('without a day ahead it is the first of the list', () => {
  const [past, open] = [on('2026-11-01'), on(null)]
  expect(nearestDeal([open, past], '2026-11-25')).toBe(open)
  expect(nearestDeal([], '2026-11-25')).toBeUndefined()
})
