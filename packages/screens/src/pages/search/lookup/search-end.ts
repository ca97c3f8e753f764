import { ApiError } from '@proverka/api'
import type { SearchEnd, SearchTrace } from './search-trace.ts'

const REFUSALS: Readonly<Record<string, 'limit' | 'suspicious'>> = {
  'search/limit': 'limit',
  'search/suspicious': 'suspicious',
}

/** How a search ended that the server refused, and from when the next one works; undefined for a failure. */
export function refusedSearch(
  error: unknown,
): { readonly end: 'limit' | 'suspicious'; readonly retryAt: string | undefined } | undefined {
  if (!(error instanceof ApiError)) return undefined
  const end = REFUSALS[error.code ?? '']
  return end && { end, retryAt: error.retryAt }
}

/** The trace of a search that ended at this moment. */
export const traceNow = (end: SearchEnd, signedIn: boolean): SearchTrace => ({
  end,
  at: new Date().toISOString(),
  signedIn,
})
