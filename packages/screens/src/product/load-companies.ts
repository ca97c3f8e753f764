import { suggestQueries } from '@proverka/api/queries'
import { SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain'
import type { CompanySuggestion } from '@proverka/domain'
import { getApi } from '../data/api.ts'
import { getQueryClient } from '../data/query-client.ts'

/** Asks for companies that fit a text (SEARCH-34); suggestions are a help: the INN may be typed without them. */
export async function loadCompanies(
  text: string,
  signal: AbortSignal,
): Promise<readonly CompanySuggestion[]> {
  if (text.length > SUGGEST_MAX_LENGTH) return []
  const queries = getQueryClient()
  const query = suggestQueries.companies(getApi(), text, SUGGEST_COUNT)
  const cancel = () => void queries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await queries.fetchQuery(query)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
