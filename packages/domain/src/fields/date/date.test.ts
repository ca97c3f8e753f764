import { describe, expect, it } from 'vitest'
import dates from '../../../fixtures/date.json' with { type: 'json' }
import { hasShortYear, isCalendarDate, isDate } from './date.ts'
import { validate } from '../validate/validate.ts'

describe('date', () => {
  it('[VALID-09] takes month 1-12 and day 1-31, else the stated message', () => {
    expect(validate('date', '2024-12-31')).toBeUndefined()
    for (const text of ['2024-13-01', '2024-01-32', '2024-00-10', '31.12.2024']) {
      expect(validate('date', text)).toBe('Невалидная дата')
    }
  })

  it.each(dates.valid)('takes %j', (text) => expect(isDate(text)).toBe(true))
  it.each(dates.invalid)('refuses %j', (text) => expect(isDate(text)).toBe(false))

  it('knows a year of two digits', () => {
    expect(['14.03.87', '14.03.8', '14.03.1987', '14.03', '1987-03-14'].map(hasShortYear)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('tells days that exist from those that do not', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true)
    expect(isCalendarDate('2023-02-29')).toBe(false)
    expect(isCalendarDate('2024-04-31')).toBe(false)
    expect(['2000-02-29', '0000-02-29', '0099-12-31', '9999-12-31'].map(isCalendarDate)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(['1900-02-29', '0001-02-29', '2100-02-29', '2024-06-31'].map(isCalendarDate)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(isCalendarDate('soon')).toBe(false)
    expect(isDate(['2024-02-29'])).toBe(false)
    expect(isCalendarDate(20240229)).toBe(false)
  })
})
