import { addWorkingDays, isWorkingDay } from '@proverka/domain/orders'
import { expect, it } from 'vitest'
import { WORK_CALENDAR } from './work-calendar.ts'

it.each([
  ['2026-01-09', false],
  ['2026-01-12', true],
  ['2026-03-09', false],
  ['2026-05-11', false],
  ['2026-11-04', false],
  ['2026-11-23', true],
  ['2026-12-31', false],
  ['2027-05-03', false],
  ['2027-06-14', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day, WORK_CALENDAR)).toBe(expected)
})

it('counts over the holidays of January', () => {
  expect(addWorkingDays('2026-12-30', 1, WORK_CALENDAR)).toBe('2027-01-11')
})
