import type { Clock } from '../../src/clock.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

/** A clock that a test moves; it begins at the real time, or at a given one, and stands still. */
export function createTestClock(begin?: string): Clock & { advance: (ms: number) => void } {
  let now = begin === undefined ? Date.now() : Date.parse(begin)
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms
    },
  }
}
