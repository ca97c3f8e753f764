import { suggestQueries } from '@proverka/api/queries'
import { SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain'
import type { AddressSuggestion } from '@proverka/domain'
import { getApi } from '../data/api.ts'
import { fetchSuggested } from './fetch-suggested.ts'

/** Addresses that fit a text, for a form that asks for a house or a flat. A failure is recorded: the field works on. */
export async function loadAddresses(
  text: string,
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[]> {
  // No address is as long: a pasted text is told so by the form.
  if (text.length > SUGGEST_MAX_LENGTH) return []
  const query = suggestQueries.addresses(getApi(), text, SUGGEST_COUNT)
  try {
    return await fetchSuggested(query.queryKey, (queries) => queries.fetchQuery(query), signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  }
}
