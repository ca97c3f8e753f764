/** Why the page of a typed text opened without an object: how its search ended. */
export type SearchEnd = 'none' | 'limit' | 'suspicious' | 'cancelled'

/** How the search ended that led to a page; the history keeps it, so a reload knows it, too. */
export interface SearchTrace {
  readonly end: SearchEnd
  /** When, ISO instant. */
  readonly at: string
  /** From when searches work again, ISO instant. */
  readonly retryAt?: string | undefined
  /** Whether the one who searched was signed in: guests and users have limits of their own. */
  readonly signedIn: boolean
}

/** What a search left at the page it began from, for the way back. */
export interface KeptSearch {
  readonly text: string
  /** Id of the search whose choice was open, in `results-store.ts`. */
  readonly search?: string | undefined
}

interface SearchState {
  readonly trace?: SearchTrace
  readonly kept?: KeptSearch
}

const ENDS: readonly unknown[] = ['none', 'limit', 'suspicious', 'cancelled'] satisfies SearchEnd[]

/** The trace in the state of a history entry; anything else there is none. */
export function traceOf(state: unknown): SearchTrace | undefined {
  const { trace } = asState(state)
  return trace && ENDS.includes(trace.end) && typeof trace.at === 'string' ? trace : undefined
}

/** What was stored in the state of a history entry. */
export function keptOf(state: unknown): KeptSearch | undefined {
  const { kept } = asState(state)
  return typeof kept?.text === 'string' ? kept : undefined
}

/** The state of an entry with more about its search. */
export function withSearch(state: unknown, more: SearchState): object {
  return { ...asState(state), ...more }
}

function asState(state: unknown): SearchState {
  return typeof state === 'object' && state !== null ? state : {}
}
