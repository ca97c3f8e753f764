import type { Suggestion } from '@proverka/ui/fields'
import { getApi } from '../data/api.ts'

const known = new Map<string, readonly Suggestion[]>()

/** Asks for suggestions; an answer that was there before is not asked for again. */
export async function fetchSuggestions(
  query: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const stored = known.get(query)
  if (stored) return stored
  const { suggestions: rows } = await getApi().suggest.suggestAddresses({
    query: { query, count: String(count) },
    signal,
  })
  const suggestions = rows.map(({ value, data: { cadastral_number: number } }) => ({
    key: number || value,
    value,
    ...(number && { note: number }),
  }))
  known.set(query, suggestions)
  return suggestions
}
