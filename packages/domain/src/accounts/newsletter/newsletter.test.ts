import { expect, it } from 'vitest'
import { dueNewsletter, newsletterMonth } from './newsletter.ts'

const due = (instant: string) => dueNewsletter(Date.parse(instant))?.month

it('is due on the first seven days of a month, from ten to twenty hours in Moscow', () => {
  expect(due('2026-11-01T06:59:59Z')).toBeUndefined()
  expect(due('2026-11-01T07:00:00Z')).toBe('2026-10')
  expect(due('2026-11-07T16:59:59Z')).toBe('2026-10')
  expect(due('2026-11-07T17:00:00Z')).toBeUndefined()
  expect(due('2026-11-08T09:00:00Z')).toBeUndefined()
  expect(due('2027-01-03T09:00:00Z')).toBe('2026-12')
  expect(due('2027-03-03T09:00:00Z')).toBe('2027-02')
})

it('tells of a whole month of Moscow', () => {
  const december = newsletterMonth('2026-12')
  expect(december?.name).toBe('декабрь')
  expect(new Date(december?.from ?? 0).toISOString()).toBe('2026-11-30T21:00:00.000Z')
  expect(new Date(december?.until ?? 0).toISOString()).toBe('2026-12-31T21:00:00.000Z')
  for (const [month, end] of [
    ['2026-08', '2026-08-31T21:00:00.000Z'],
    ['2026-09', '2026-09-30T21:00:00.000Z'],
    ['2027-02', '2027-02-28T21:00:00.000Z'],
  ] as const)
    expect(new Date(newsletterMonth(month)?.until ?? 0).toISOString()).toBe(end)
  for (const text of ['2026-13', '2026-00', '2026-1', '2026-101', '12026-10', '1999-01', 'вчера', ''])
    expect(newsletterMonth(text)).toBeUndefined()
})
