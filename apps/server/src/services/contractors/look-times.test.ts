import { DAY_MS, HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'
import { expect, it } from 'vitest'
import { CONTRACTOR_PAUSES, nextLook } from './look-times.ts'

const ORDERED = new Date('2026-11-30T09:00:00Z')
const minutesAfter = (ms: number) =>
  (nextLook(CONTRACTOR_PAUSES, ORDERED, new Date(ORDERED.getTime() + ms)).getTime() - ORDERED.getTime()) /
  MINUTE_MS

it('an order is looked at after 1, 5, 15 and 60 minutes, then every hour, once for all looks that were missed', () => {
  expect([0, 1, 4, 5, 15, 59].map((minutes) => minutesAfter(minutes * MINUTE_MS))).toEqual([
    1, 5, 5, 15, 60, 60,
  ])
  expect([1, 1.5, 2].map((hours) => minutesAfter(hours * HOUR_MS))).toEqual([120, 120, 180])
  expect(minutesAfter(DAY_MS + MINUTE_MS)).toBe(25 * 60)
})
