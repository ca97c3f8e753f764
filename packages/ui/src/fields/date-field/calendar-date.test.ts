import { describe, expect, it } from 'vitest'
import { fromCalendarDay, toCalendarDay } from './calendar-date.ts'

describe('day of a calendar', () => {
  it.each(['2024-02-29', '1987-03-14', '0099-01-01', '2026-12-31', '1900-01-01'])(
    'takes %s there and back',
    (value) => {
      const day = toCalendarDay(value)
      expect(day && fromCalendarDay(day)).toBe(value)
    },
  )

  it.each(['', '31.02', '2024-02-30', '2023-02-29', '2024-13-01', undefined])('is none for %s', (value) => {
    expect(toCalendarDay(value)).toBeUndefined()
  })
})
