import { useRef } from 'react'

/** The key of one request. */
export interface RepeatKey {
  /** The same for the same request until it is fulfilled: a press whose answer was lost is repeated and counts once. */
  readonly of: (request: unknown) => string
  /** The next request is a new one, also when it asks for the same. */
  readonly fulfilled: () => void
}

/** Keeps the `Idempotency-Key` of what a form asks for. */
export function useRepeatKey(): RepeatKey {
  const kept = useRef({ request: '', key: '' })
  return {
    of(request) {
      const text = JSON.stringify(request)
      if (kept.current.key === '' || kept.current.request !== text)
        kept.current = { request: text, key: crypto.randomUUID() }
      return kept.current.key
    },
    fulfilled() {
      kept.current = { request: '', key: '' }
    },
  }
}
