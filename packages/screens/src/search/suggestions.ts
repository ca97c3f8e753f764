import { suggestQueries } from '@proverka/api/queries'
import type { Suggestion } from '@proverka/ui/fields'
import { getApi } from '../data/api.ts'
import { getQueryClient } from '../data/query-client.ts'

/** Asks for suggestions; an answer that is in the cache is not asked for again. */
export async function fetchSuggestions(
  text: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const queries = getQueryClient()
  const query = suggestQueries.addresses(getApi(), text, count)
  const cancel = () => void queries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const rows = await queries.fetchQuery(query)
    return rows.map(({ value, data: { cadastral_number: number } }) => ({
      key: number || value,
      value,
      ...(number && { note: number }),
    }))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
