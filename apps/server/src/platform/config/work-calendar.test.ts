import { addWorkingDays, isWorkingDay } from '@proverka/domain/orders'
import { addDays } from '@proverka/domain/timing'
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
  ['2027-01-11', true],
  ['2027-02-20', true],
  ['2027-02-22', false],
  ['2027-05-03', false],
  ['2027-05-10', false],
  ['2027-06-14', false],
  ['2027-11-05', false],
  ['2027-12-31', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day, WORK_CALENDAR)).toBe(expected)
})

it('counts over the holidays of January', () => {
  expect(addWorkingDays('2026-12-30', 1, WORK_CALENDAR)).toBe('2027-01-11')
})

// КонсультантПлюс, производственные календари: 247 рабочих дней в каждом из двух годов.
it.each([2026, 2027])('[FULFIL-07] has as many working days in %i as its production calendar', (year) => {
  const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
  expect(days.filter((day) => isWorkingDay(day, WORK_CALENDAR))).toHaveLength(247)
})
