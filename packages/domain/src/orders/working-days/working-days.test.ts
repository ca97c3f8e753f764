import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay, serviceTermEnd } from './working-days.ts'
import type { WorkCalendar } from './working-days.ts'

const NO_HOLIDAYS: WorkCalendar = { holidays: new Set() }
/** Wednesday 4 November is a holiday; Saturday 14 November is worked for a day that was moved. */
const NOVEMBER: WorkCalendar = { holidays: new Set(['2026-11-04']), workdays: new Set(['2026-11-14']) }

const invalid = (detail: string) => expect.objectContaining({ code: 'input/invalid', detail }) as unknown

describe('working days', () => {
  it('are Monday to Friday but for holidays and moved days', () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`)
    expect(week.map((date) => isWorkingDay(date, NO_HOLIDAYS))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(['2026-11-04', '2026-11-14'].map((date) => isWorkingDay(date, NOVEMBER))).toEqual([false, true])
  })

  it('are counted from the next day on', () => {
    expect(addWorkingDays('2026-11-16', 3, NO_HOLIDAYS)).toBe('2026-11-19')
    expect(addWorkingDays('2026-11-19', 3, NO_HOLIDAYS)).toBe('2026-11-24')
    expect(addWorkingDays('2026-11-03', 1, NOVEMBER)).toBe('2026-11-05')
    expect(addWorkingDays('2026-11-13', 1, NOVEMBER)).toBe('2026-11-14')
    expect(addWorkingDays('2026-11-21', 0, NO_HOLIDAYS)).toBe('2026-11-21')
    expect(addWorkingDays('2026-12-31', 1, NO_HOLIDAYS)).toBe('2027-01-01')
  })

  it('end on a working day and add up', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
    const count = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(date, count, count, (start, first, second) => {
        const middle = addWorkingDays(start, first, NOVEMBER)
        const end = addWorkingDays(start, first + second, NOVEMBER)
        expect(isWorkingDay(end, NOVEMBER)).toBe(true)
        expect(end > middle && middle > start).toBe(true)
        expect(addWorkingDays(middle, second, NOVEMBER)).toBe(end)
      }),
    )
  })

  it('refuse what is no date or no number of days', () => {
    for (const date of ['', '2026-02-30', '21.11.2026']) {
      expect(() => isWorkingDay(date, NO_HOLIDAYS)).toThrow(invalid('date'))
      expect(() => addWorkingDays(date, 0, NO_HOLIDAYS)).toThrow(invalid('date'))
    }
    for (const count of [-1, 0.5, NaN, 1001])
      expect(() => addWorkingDays('2026-11-21', count, NO_HOLIDAYS)).toThrow(invalid('count'))
    expect(() => addWorkingDays('9999-12-31', 1, NO_HOLIDAYS)).toThrow(invalid('date'))
    expect(addWorkingDays('2026-11-21', 1000, NO_HOLIDAYS)).toBe('2030-09-20')
  })
})

describe('[FULFIL-07] the term of the offer', () => {
  const end = (paidAt: string) => new Date(serviceTermEnd(Date.parse(paidAt), NOVEMBER)).toISOString()

  it('ends with the seventh working day after the day of payment in Moscow', () => {
    expect(end('2026-11-16T10:00:00Z')).toBe('2026-11-25T20:59:59.999Z')
    // 21:30 UTC is the next day in Moscow.
    expect(end('2026-11-16T21:30:00Z')).toBe('2026-11-26T20:59:59.999Z')
  })

  it('goes over holidays and takes days that are worked instead', () => {
    expect(end('2026-11-03T10:00:00Z')).toBe('2026-11-13T20:59:59.999Z')
    expect(end('2026-11-06T10:00:00Z')).toBe('2026-11-16T20:59:59.999Z')
  })
})
