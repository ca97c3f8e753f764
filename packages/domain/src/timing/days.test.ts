import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, moscowDate, startOfMoscowDay } from './days.ts'

const invalid = (detail: string) => expect.objectContaining({ code: 'input/invalid', detail }) as unknown

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

describe('the date of Moscow', () => {
  it('begins three hours earlier', () => {
    expect(moscowDate(Date.parse('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20')
    expect(moscowDate(Date.parse('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
  })

  it('is the one whose start comes back', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(moscowDate(startOfMoscowDay(day))).toBe(day)
        expect(moscowDate(startOfMoscowDay(day) - 1)).toBe(addDays(day, -1))
      }),
    )
  })

  it('is refused for what is no instant', () => {
    for (const instant of [NaN, Infinity, 8.64e15, 3e14, -1e15])
      expect(() => moscowDate(instant)).toThrow(invalid('instant'))
  })
})

describe('a date that is moved', () => {
  it('passes the ends of months and years', () => {
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addDays('2026-11-21', -180)).toBe('2026-05-25')
  })

  it('is as far away as said, and comes back', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const moved = addDays(day, days)
        expect(daysBetween(day, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(day)
      }),
    )
  })

  it('is refused when it is no date, the days are no whole number or the year has five digits', () => {
    for (const text of ['', '2026-02-30', '21.11.2026', '2026-11-21T00:00:00Z'])
      expect(() => addDays(text, 1)).toThrow(invalid('date'))
    for (const days of [0.5, NaN, Infinity])
      expect(() => addDays('2026-11-21', days)).toThrow(invalid('days'))
    expect(() => addDays('9999-12-31', 1)).toThrow(invalid('date'))
  })
})
