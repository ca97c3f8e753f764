import { isCancelledError } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getQueryClient } from '../../../runtime/data/query-client.ts'

/**
 * Asks for what fits a typed text; an answer that is in the cache is not asked for again. The call ends with `signal`. A
 * sign-in cancels all calls (`askAllAgain`): who is still typing is answered all the same.
 */
export async function fetchSuggested<Rows>(
  queryKey: readonly unknown[],
  fetch: (queries: QueryClient) => Promise<Rows>,
  signal: AbortSignal,
): Promise<Rows> {
  const queries = getQueryClient()
  const cancel = () => void queries.cancelQueries({ queryKey })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      try {
        return await fetch(queries)
      } catch (error) {
        if (signal.aborted || !isCancelledError(error)) throw error
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
