/** What was read lately, by key. */
export interface ShortMemory<Value> {
  /** What is remembered, or what `read` gives; who asks meanwhile waits for the same reading. */
  readonly recall: (key: string, read: () => Promise<Value>) => Promise<Value>
  readonly forget: () => void
}

/**
 * Remembers readings for some milliseconds. A reading that began before `forget` is given to those who wait for it, and
 * to nobody after.
 */
export function createShortMemory<Value>(lifeMs: number, now: () => number): ShortMemory<Value> {
  const readings = new Map<string, { readonly since: number; readonly value: Promise<Value> }>()
  return {
    recall(key, read) {
      const known = readings.get(key)
      if (known && now() - known.since < lifeMs) return known.value
      const reading = { since: now(), value: read() }
      readings.set(key, reading)
      reading.value.catch(() => {
        if (readings.get(key) === reading) readings.delete(key)
      })
      return reading.value
    },
    forget: () => readings.clear(),
  }
}
