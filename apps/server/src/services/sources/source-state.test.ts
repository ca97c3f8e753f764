import { expect, it } from 'vitest'
import type { RecentCall } from '../../platform/db/queries/reports/source-calls.ts'
import { sourceState, usualTime } from './source-state.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

/** Calls a minute apart, the newest first: `x` failed, `.` was answered. */
const calls = (marks: string): RecentCall[] =>
  [...marks].map((mark, place) => ({
    source: 'ФССП',
    at: new Date(NOW - place * 60_000),
    duration_ms: place * 100,
    failure: mark === 'x' ? 'source-down' : null,
  }))

it.each([
  ['', 'unmeasured'],
  ['.', 'answers'],
  ['..........x', 'answers'],
  ['.........x', 'unsteady'],
  ['x', 'unsteady'],
  ['xx.', 'unsteady'],
  ['xxx', 'silent'],
  ['xxxx......', 'silent'],
  ['.xxxxxxx', 'unsteady'],
])('calls «%s» are a source that is %s', (marks, state) => {
  expect(sourceState(calls(marks)).state).toBe(state)
})

it('a silent source is so since the first question of the row that it left unanswered', () => {
  expect(sourceState(calls('xxxx..x')).silentSince).toEqual(new Date(NOW - 3 * 60_000))
})

it('the usual time is the median of the answers, once there are enough of them', () => {
  expect(usualTime(calls('.'.repeat(19)))).toBeNull()
  expect(usualTime(calls(`${'.'.repeat(21)}${'x'.repeat(20)}`))).toBe(1000)
})
