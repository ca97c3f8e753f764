/** What was read lately, by key. */
export interface TtlCache<Value> {
  /** What is remembered, or what `read` gives; who asks meanwhile waits for the same reading. */
  readonly get: (key: string, read: () => Promise<Value>) => Promise<Value>
  readonly clear: () => void
}

/**
 * Remembers readings for some milliseconds. A reading that began before `clear` is given only to the callers that
 * wait for it already.
 */
export function createTtlCache<Value>(lifeMs: number, now: () => number): TtlCache<Value> {
  const readings = new Map<string, { readonly since: number; readonly value: Promise<Value> }>()
  return {
    get(key, read) {
      const known = readings.get(key)
      if (known && now() - known.since < lifeMs) return known.value
      const reading = { since: now(), value: read() }
      readings.set(key, reading)
      reading.value.catch(() => {
        if (readings.get(key) === reading) readings.delete(key)
      })
      return reading.value
    },
    clear: () => readings.clear(),
  }
}
