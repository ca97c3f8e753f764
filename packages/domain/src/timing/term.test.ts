import { expect, it } from 'vitest'
import { durationWords, readTerm } from './term.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts'

/** 14:12 in Moscow. */
const NOW = Date.parse('2026-11-25T11:12:00Z')
const at = (text: string) => Date.parse(text)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['2026-11-25T15:00:00Z', 'осталось 3 ч 48 мин'],
  ['2026-11-26T07:00:00Z', 'завтра, 10:00'],
  // 00:30 of the next day in Moscow.
  ['2026-11-25T21:30:00Z', 'завтра, 00:30'],
  ['2026-11-27T09:00:00Z', 'до 27.11'],
  ['2026-11-25T09:12:00Z', 'опоздали на 2 ч'],
  ['2026-11-23T06:00:00Z', 'опоздали на 2 дн 5 ч'],
])('a term at %s reads «%s»', (due, words) => {
  expect(plain(readTerm(at('2026-11-20T00:00:00Z'), at(due), NOW).words)).toBe(words)
})

it('is at risk when less than a fifth of it is left, and late once it has passed', () => {
  const since = NOW - 8 * HOUR_MS
  expect(readTerm(since, since + 10 * HOUR_MS, NOW).tone).toBe('calm')
  expect(readTerm(since, since + 10 * HOUR_MS, NOW + MINUTE_MS).tone).toBe('risk')
  expect(readTerm(since, NOW, NOW).tone).toBe('risk')
  expect(readTerm(since, NOW, NOW + 1)).toMatchObject({ tone: 'late', share: 1 })
})

it('a term that begins later or has no length has a share between nothing and all', () => {
  expect(readTerm(NOW + DAY_MS, NOW + 2 * DAY_MS, NOW).share).toBe(0)
  expect(readTerm(NOW, NOW, NOW).share).toBe(0)
})

it('a short time has no units that are zero', () => {
  expect(durationWords(30_000)).toBe('меньше минуты')
  expect(plain(durationWords(DAY_MS))).toBe('1 дн')
  expect(plain(durationWords(4 * HOUR_MS + 32 * MINUTE_MS))).toBe('4 ч 32 мин')
})
