import { ApiError, isAbort } from '@proverka/api'
import { holdsSeveralNumbers, objectKeyOf, searchQuery, searchTransition } from '@proverka/domain/property'
import type { CadastralObject, SearchState } from '@proverka/domain/property'
import { getApi } from '../../../runtime/data/api.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { noteSearch } from '../../../runtime/saved/saved-items.ts'
import { store } from '../../../runtime/state/store.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import { storedSuspiciousShown } from '../../../runtime/storage/stored-values.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { askSearch } from './ask-search.ts'
import { rememberFound } from './found-today.ts'
import { refusedSearch, traceNow } from './search-end.ts'
import type { SearchEnd, SearchTrace } from './search-trace.ts'

export type SearchOutcome =
  /** None or one was found: it is taken without a question (SEARCH-21). */
  | { readonly kind: 'open'; readonly key: string; readonly trace?: SearchTrace }
  | { readonly kind: 'choose'; readonly results: readonly CadastralObject[] }

/**
 * Searches by an address or a number. A search that the server refuses for its limits, or that was given up, falls
 * back to what was typed (SEARCH-29..32); other failures are thrown.
 */
export async function findObjects(text: string, signal?: AbortSignal): Promise<SearchOutcome> {
  recordEvent('search_start')
  const outcome = await askRegister(text, signal)
  recordEvent('search_result', { found: foundIn(outcome) })
  if (outcome.kind === 'choose' || outcome.trace === undefined) noteSearch(text)
  if (outcome.kind === 'open') recordEvent('search_select', { objectKey: outcome.key })
  return outcome
}

/** How many objects were found, or how the search ended without an answer (TRACK-23). */
function foundIn(outcome: SearchOutcome): number | SearchEnd {
  if (outcome.kind === 'choose') return outcome.results.length
  const { trace } = outcome
  if (trace === undefined) return 1
  return trace.end === 'none' ? 0 : trace.end
}

async function askRegister(text: string, signal: AbortSignal | undefined): Promise<SearchOutcome> {
  const query = searchQuery(text)
  const loading = searchTransition({ kind: 'idle' }, { kind: 'submitted', query, request: 1 })
  try {
    const results = await askSearch(getApi(), query, signal)
    const state = searchTransition(loading, { kind: 'answered', request: 1, results })
    // One of several numbers is shown as such: the others were not found.
    const isPart = results.length === 1 && holdsSeveralNumbers(query)
    if (state.kind === 'choosing' || isPart) return { kind: 'choose', results }
    const [first] = results
    if (!first) return { kind: 'open', key: keyOf(state), trace: tracedNow('none') }
    rememberFound(first)
    return { kind: 'open', key: keyOf(state) }
  } catch (error) {
    const refusal = isAbort(error) ? { end: 'cancelled' as const, retryAt: undefined } : refusedSearch(error)
    if (!refusal) throw error
    const code = error instanceof ApiError ? error.code : undefined
    const state = searchTransition(loading, { kind: 'failed', request: 1, code })
    if (state.kind === 'chosen' && state.warnOfSuspicion) warnOnce()
    return { kind: 'open', key: keyOf(state), trace: { ...tracedNow(refusal.end), retryAt: refusal.retryAt } }
  }
}

function keyOf(state: SearchState): string {
  return state.kind === 'chosen' ? objectKeyOf(state.object) : ''
}

const tracedNow = (end: SearchEnd): SearchTrace => traceNow(end, store.get(visitorAtom).kind === 'user')

/** The dialog of the suspicion is shown once in a browser session (AMB-59). */
function warnOnce(): void {
  if (readStored(storedSuspiciousShown)) return
  writeStored(storedSuspiciousShown, true)
  openDialog({ kind: 'suspicious' })
}
