import { expect, it } from 'vitest'
import type { SourceHealth } from './data.ts'
import { durationOf, lastDays, sourceRows, outagesOf } from './source-rows.ts'

const NOW = '2026-11-21T22:30:00.000Z'

const source = (more: Partial<SourceHealth>): SourceHealth => ({
  name: 'ФССП',
  state: 'answers',
  silent_since: null,
  checked_at: '2026-11-21T22:00:00.000Z',
  usual_ms: 1800,
  measured_since: null,
  days: [],
  ...more,
})

it('[PUB-04] thirty days end with the day of Moscow on which was measured', () => {
  const days = lastDays(NOW)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toBe('2026-11-22')
  expect(days[0]).toBe('2026-10-24')
})

it.each([
  [{ state: 'answers' }, 'up', /^Отвечает$/],
  [{ state: 'unsteady' }, 'slow', /перебоями/],
  [{ state: 'silent', silent_since: '2026-11-21T10:20:00.000Z' }, 'down', /^Молчит с\s13:20$/],
  [{ state: 'unmeasured' }, 'none', /не\sспрашивали/],
  [{ state: 'not-connected' }, 'none', /^Не\sподключен$/],
] as const)('the state %o is shown as %s', (more, state, word) => {
  const [row] = sourceRows([source(more)], NOW)
  expect(row?.state).toBe(state)
  expect(row?.word).toMatch(word)
})

it('a day is good only when everything was answered, and has no state without questions', () => {
  const [row] = sourceRows(
    [
      source({
        days: [
          { day: '2026-11-19', asked: 10, answered: 10 },
          { day: '2026-11-20', asked: 10, answered: 5 },
          { day: '2026-11-21', asked: 10, answered: 4 },
        ],
      }),
    ],
    NOW,
  )
  expect(row?.days.slice(-4)).toEqual(['up', 'slow', 'down', 'none'])
  expect(row?.days.filter((day) => day === 'none')).toHaveLength(27)
  expect(row?.share).toBe('63,3\u00a0%')
})

it('a share that says 100 has no silence in it', () => {
  const days = [{ day: '2026-11-20', asked: 10_000, answered: 9999 }]
  expect(sourceRows([source({ days })], NOW)[0]?.share).toBe('99,9\u00a0%')
})

it('times are said as a person says them', () => {
  expect([12, 800, 1800, 61_000].map(durationOf)).toEqual([
    '0,1\u00a0с',
    '0,8\u00a0с',
    '2\u00a0с',
    '1\u00a0мин',
  ])
})

it('days in a row without all answers are one trouble, the latest first', () => {
  const outages = outagesOf([
    source({
      days: [
        { day: '2026-11-03', asked: 4, answered: 1 },
        { day: '2026-11-04', asked: 2, answered: 1 },
        { day: '2026-11-05', asked: 2, answered: 2 },
      ],
    }),
    source({ name: 'КАД', days: [{ day: '2026-11-20', asked: 1, answered: 0 }] }),
  ])
  expect(outages).toEqual([
    { source: 'КАД', from: '2026-11-20', to: '2026-11-20', asked: 1, answered: 0 },
    { source: 'ФССП', from: '2026-11-03', to: '2026-11-04', asked: 6, answered: 2 },
  ])
})

it('the short form leaves out the share of answers alone', () => {
  const days = [{ day: '2026-11-20', asked: 10, answered: 10 }]
  const [whole] = sourceRows([source({ days })], NOW)
  const { share, ...rest } = whole ?? {}
  expect(share).toBe('100\u00a0%')
  expect(sourceRows([source({ days })], NOW, 'short')).toEqual([rest])
})
