import { suggestQueries } from '@proverka/api/queries'
import { SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain/property'
import type { CompanySuggestion } from '@proverka/domain/property'
import { getApi } from '../../../runtime/data/api.ts'
import { fetchSuggested } from '../../search/lookup/fetch-suggested.ts'

/** Asks for companies that fit a text (SEARCH-34); suggestions are a help: the INN may be typed without them. */
export async function loadCompanies(
  text: string,
  signal: AbortSignal,
): Promise<readonly CompanySuggestion[]> {
  if (text.length > SUGGEST_MAX_LENGTH) return []
  const query = suggestQueries.companies(getApi(), text, SUGGEST_COUNT)
  try {
    return await fetchSuggested(query.queryKey, (queries) => queries.fetchQuery(query), signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  }
}
