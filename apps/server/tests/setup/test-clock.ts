import type { Clock } from '../../src/clock.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

/** A clock that a test moves; it begins at the real time and stands still. */
export function createTestClock(): Clock & { advance: (ms: number) => void } {
  let now = Date.now()
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms
    },
  }
}
