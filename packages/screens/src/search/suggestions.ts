import { suggestQueries } from '@proverka/api/queries'
import type { Suggestion } from '@proverka/ui/fields'
import { getApi } from '../data/api.ts'
import { fetchSuggested } from './fetch-suggested.ts'

/** Asks for suggestions; an answer that is in the cache is not asked for again. */
export async function fetchSuggestions(
  text: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = suggestQueries.addresses(getApi(), text, count)
  const rows = await fetchSuggested(query.queryKey, (queries) => queries.fetchQuery(query), signal)
  return rows.map(({ value, data: { cadastral_number: number } }) => ({
    key: number || value,
    value,
    ...(number && { note: number }),
  }))
}
