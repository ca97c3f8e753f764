import { suggestQueries } from '@proverka/api/queries'
import { GUESS_TEXT, missingText } from '@proverka/domain/property'
import type { AddressSuggestion, AddressSuggestions } from '@proverka/domain/property'
import type { ExplainedSuggestions, Suggestion } from '@proverka/ui/fields'
import { getApi } from '../../../runtime/data/api.ts'
import { fetchSuggested } from './fetch-suggested.ts'

/** Asks for suggestions; an answer that is in the cache is not asked for again. */
export async function fetchSuggestions(
  text: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | ExplainedSuggestions<Suggestion>> {
  const answer = await fetchAddresses(text, count, signal)
  return 'rows' in answer ? { ...answer, rows: answer.rows.map(toRow) } : answer.map(toRow)
}

/** The same as the addresses themselves. */
export async function fetchAddresses(
  text: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[] | ExplainedSuggestions<AddressSuggestion>> {
  const query = suggestQueries.addresses(getApi(), text, count)
  return explain(await fetchSuggested(query.queryKey, (queries) => queries.fetchQuery(query), signal))
}

function explain({
  suggestions,
  guesses = [],
  missing,
}: AddressSuggestions): readonly AddressSuggestion[] | ExplainedSuggestions<AddressSuggestion> {
  if (guesses.length > 0) return { rows: guesses, words: GUESS_TEXT }
  return missing ? { rows: [], words: missingText(missing) } : suggestions
}

const toRow = ({ value, data: { cadastral_number: number } }: AddressSuggestion): Suggestion => ({
  key: number || value,
  value,
  ...(number && { note: number }),
})
