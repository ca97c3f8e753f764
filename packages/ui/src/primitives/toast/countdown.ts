/** A wait that can be held up and goes on with what is left of it. */
export interface Countdown {
  /** Goes on; does nothing while already running. */
  run: () => void
  pause: () => void
}

/** After a pause at least so much is left, ms: time to look back at the message. */
const LEAST_LEFT_MS = 1000

/** Calls `onEnd` once after `ms` of running time; it starts paused. */
export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run: () => {
      if (timer !== undefined) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, left)
    },
    pause: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left = Math.max(LEAST_LEFT_MS, left - (performance.now() - startedAt))
    },
  }
}
