import { describe, expect, it } from 'vitest'
import { LEGAL_TERMS, termDay } from './legal-terms.ts'

const YEAR = { years: 1, label: '' }
const MONTH = { months: 1, label: '' }

describe('a term of the law', () => {
  it.each([
    ['2026-03-18', YEAR, '2027-03-18'],
    ['2026-03-18', { years: 3, label: '' }, '2029-03-18'],
    ['2024-02-29', YEAR, '2025-02-28'],
    ['2024-02-29', { years: 4, label: '' }, '2028-02-29'],
    ['2026-01-31', MONTH, '2026-02-28'],
    ['2026-12-31', MONTH, '2027-01-31'],
    ['2026-10-31', MONTH, '2026-11-30'],
  ])('from %s ends on the same number, or on the last day of a shorter month', (from, term, day) => {
    expect(termDay(from, term)).toBe(day)
  })

  it('says of each table in the order of time what its last day means', () => {
    for (const { terms, meaning } of Object.values(LEGAL_TERMS)) {
      const days = terms.map((term) => termDay('2026-06-15', term))
      expect(days).toEqual(days.toSorted())
      expect(meaning).toContain('{last}')
    }
  })
})
