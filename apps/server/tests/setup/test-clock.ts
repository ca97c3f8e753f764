import type { Clock } from '../../src/platform/clock.ts'

/** A stopped clock that a test moves; it begins at the real time, or at a given one. */
export function createTestClock(begin?: string): Clock & { advance: (ms: number) => void } {
  let now = begin === undefined ? Date.now() : Date.parse(begin)
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms
    },
  }
}
