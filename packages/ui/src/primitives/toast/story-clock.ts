/** Waits shorter than it are those of React and of the story's own steps, ms. */
const LONG_MS = 1000

/** For stories: time that goes on only when the story says so. */
export interface StoryClock {
  /** Lets the held waits end whose time has come, in their order. */
  advance: (ms: number) => void
  restore: () => void
}

/** Holds the timers of a second and more that are set from now on. */
export function holdClock(): StoryClock {
  const own = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  const set: (run: TimerHandler, ms?: number) => unknown = own
  const waits = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let last = 0
  const hold = (run: TimerHandler, ms = 0): unknown => {
    if (ms < LONG_MS || typeof run !== 'function') return set(run, ms)
    // The browser's own numbers are positive.
    last -= 1
    waits.set(last, { at: now + ms, run: () => void run() })
    return last
  }
  window.setTimeout = hold as typeof window.setTimeout
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !waits.delete(id)) clear(id)
  }
  return {
    advance: (ms) => {
      now += ms
      const due = [...waits].filter(([, { at }]) => at <= now).toSorted(([, a], [, b]) => a.at - b.at)
      for (const [id, { run }] of due) if (waits.delete(id)) run()
    },
    restore: () => {
      window.setTimeout = own
      window.clearTimeout = clear
    },
  }
}
