import type { ErrorCode } from '../../errors/error-codes.ts'
import type { CadastralObject } from '../object/cadastral-object.ts'
import { objectForQuery } from './search-text.ts'

type FoundObject = Partial<CadastralObject>

/** The state of a search. `request` distinguishes answers to the latest search from those to earlier ones. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly query: string; readonly request: number }
  | { readonly kind: 'choosing'; readonly query: string; readonly results: readonly FoundObject[] }
  | { readonly kind: 'chosen'; readonly object: FoundObject; readonly warnOfSuspicion: boolean }

/** What happened to a search: typed by the visitor or answered by the server. */
export type SearchEvent =
  | { readonly kind: 'submitted'; readonly query: string; readonly request: number }
  | { readonly kind: 'answered'; readonly request: number; readonly results: readonly FoundObject[] }
  /** Suspicious, over the limit or cancelled: the search falls back to what was typed. */
  | { readonly kind: 'failed'; readonly request: number; readonly code: ErrorCode | undefined }
  | { readonly kind: 'chose'; readonly object: FoundObject }
  | { readonly kind: 'closed' }

/**
 * The next state of a search: none or one result is chosen at once, several are offered (specification, section 4). A
 * failed search falls back to the typed address; suspicious activity is also shown (SEARCH-29..32).
 */
export function searchTransition(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'submitted':
      return { kind: 'loading', query: event.query, request: event.request }
    case 'answered':
      if (state.kind !== 'loading' || state.request !== event.request) return state
      return event.results.length > 1
        ? { kind: 'choosing', query: state.query, results: event.results }
        : chosen(event.results[0] ?? objectForQuery(state.query))
    case 'failed':
      if (state.kind !== 'loading' || state.request !== event.request) return state
      return chosen(objectForQuery(state.query), event.code === 'search/suspicious')
    case 'chose':
      return state.kind === 'choosing' ? chosen(event.object) : state
    case 'closed':
      return { kind: 'idle' }
  }
}

function chosen(object: FoundObject, warnOfSuspicion = false): SearchState {
  return { kind: 'chosen', object, warnOfSuspicion }
}
