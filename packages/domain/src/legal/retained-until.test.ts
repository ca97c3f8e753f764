import { expect, it } from 'vitest'
import { formatDay } from '../format/format-date.ts'
import { retainedUntil } from './retained-until.ts'

const at = (instant: string) => new Date(instant)

it.each([
  ['2026-11-21T10:00:00Z', '2026-03-01T10:00:00Z', '21.12.2026', '31.12.2031'],
  // In Moscow it is the next year already.
  ['2027-01-10T10:00:00Z', '2026-12-31T21:30:00Z', '09.02.2027', '31.12.2032'],
])('deleted %s, paid last %s', (deleted, paid, consents, papers) => {
  const kept = retainedUntil(at(deleted), at(paid))
  expect(formatDay(kept.consents.toISOString())).toBe(consents)
  expect(formatDay(kept.papers?.toISOString() ?? '')).toBe(papers)
})

it('keeps no papers of anyone who never paid', () =>
  expect(retainedUntil(at('2026-11-21T10:00:00Z'), undefined).papers).toBeNull())
