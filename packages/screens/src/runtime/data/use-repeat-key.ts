import { useRef } from 'react'

/** The key of one wish. */
export interface RepeatKey {
  /** The same for the same wish until it is fulfilled: a press whose answer was lost is repeated and counts once. */
  readonly of: (wish: unknown) => string
  /** The next wish is a new one, also when it asks for the same. */
  readonly fulfilled: () => void
}

/** Keeps the `Idempotency-Key` of what a form wishes. */
export function useRepeatKey(): RepeatKey {
  const kept = useRef({ wish: '', key: '' })
  return {
    of(wish) {
      const text = JSON.stringify(wish)
      if (kept.current.key === '' || kept.current.wish !== text)
        kept.current = { wish: text, key: crypto.randomUUID() }
      return kept.current.key
    },
    fulfilled() {
      kept.current = { wish: '', key: '' }
    },
  }
}
