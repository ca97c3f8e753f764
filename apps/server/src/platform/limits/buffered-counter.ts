import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts in memory and tells a counter of all processes now and then. */
export interface BufferedCounter {
  readonly isWithin: (key: string) => Promise<boolean>
  /** After how long a key beyond the limit may call again, ms; undefined within the limit. */
  readonly msToEnd: (key: string) => Promise<number | undefined>
  /** Calls of the window, by what is known here. */
  readonly count: (key: string) => Promise<number>
  /** Drops what is known of a key; the shared counter is asked again. */
  readonly forget: (key: string) => void
  /** Adds what was counted since to the shared counter, and learns what other processes counted. */
  readonly flush: () => Promise<void>
}

interface Count {
  /** Calls of the window, by what is known here. */
  consumed: number
  /** Those among them that the shared counter does not know yet. */
  unsent: number
  /** End of the window, ms of the monotonic clock. */
  endsAt: number
}

/**
 * For limits of many calls a day: a call costs no statement but the first of its key. Several processes may together let
 * through what comes between two flushes; a process that is killed forgets as much.
 */
export function createBufferedCounter(shared: RateLimiterAbstract): BufferedCounter {
  const counts = new Map<string, Count | Promise<Count>>()

  async function load(key: string): Promise<Count> {
    try {
      const stored = await shared.get(key)
      const left = stored?.msBeforeNext ?? shared.duration * 1000
      const count = { consumed: stored?.consumedPoints ?? 0, unsent: 0, endsAt: performance.now() + left }
      counts.set(key, count)
      return count
    } catch (error) {
      counts.delete(key)
      throw error
    }
  }

  function countOf(key: string): Count | Promise<Count> {
    const known = counts.get(key)
    if (known && (known instanceof Promise || known.endsAt > performance.now())) return known
    const loading = load(key)
    counts.set(key, loading)
    return loading
  }

  return {
    async isWithin(key) {
      const count = await countOf(key)
      if (count.consumed >= shared.points) return false
      count.consumed++
      count.unsent++
      return true
    },

    async msToEnd(key) {
      const { consumed, endsAt } = await countOf(key)
      return consumed >= shared.points ? Math.max(0, endsAt - performance.now()) : undefined
    },

    count: async (key) => (await countOf(key)).consumed,

    forget: (key) => void counts.delete(key),

    async flush() {
      for (const [key, count] of counts) {
        if (count instanceof Promise) continue
        if (count.endsAt <= performance.now()) {
          counts.delete(key)
          continue
        }
        const { unsent } = count
        if (unsent === 0) continue
        count.unsent = 0
        try {
          const { consumedPoints, msBeforeNext } = await shared.penalty(key, unsent)
          count.consumed = consumedPoints + count.unsent
          count.endsAt = performance.now() + msBeforeNext
        } catch (error) {
          count.unsent += unsent
          throw error
        }
      }
    },
  }
}
