import {
  canSubmitSearch,
  hasHousePart,
  objectKeyOf,
  SEARCH_MAX_LENGTH,
  searchQuery,
} from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../runtime/data/api.ts'
import { askSearch, taskOf } from './ask-search.ts'
import { refusedSearch, traceNow } from './search-end.ts'
import type { SearchTrace } from './search-trace.ts'

/** What was found by a search that the browser sent as an address. */
export interface SearchResults {
  readonly found: readonly CadastralObject[]
  /** Why there is nothing to choose from. */
  readonly trace?: SearchTrace
  /** The server was refused when it drew the page; a browser can prove that a person asks, and searches again. */
  readonly isProvable?: boolean
}

/**
 * The search of an address of the page `/search/`; it costs one of the visitor's searches, so it is never repeated by
 * itself. A text that names no flat means what is suggested first for it, as in the form.
 */
export function searchResults(api: Api, text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => search(api, text, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    retry: false,
  })
}

/** The page of the one object that was meant. */
export function keyOfOnly({ found: [first, second] }: SearchResults): string | undefined {
  return first && !second ? objectKeyOf(first) : undefined
}

async function search(api: Api, text: string, signal: AbortSignal): Promise<SearchResults> {
  try {
    const query = await readText(api, text, signal)
    const objects = await askSearch(api, query, signal)
    return objects.length > 0 ? { found: objects } : { found: [], trace: traceNow('none', false) }
  } catch (error) {
    const refusal = refusedSearch(error)
    if (!refusal) throw error
    return {
      found: [],
      trace: { ...traceNow(refusal.end, false), retryAt: refusal.retryAt },
      isProvable: import.meta.env.SSR && taskOf(error) !== undefined,
    }
  }
}

async function readText(api: Api, text: string, signal: AbortSignal): Promise<string> {
  const trimmed = searchQuery(text).slice(0, SEARCH_MAX_LENGTH)
  if (canSubmitSearch(trimmed)) return searchQuery(trimmed)
  const { suggestions } = await api.suggest.suggestAddresses({
    query: { query: trimmed, count: '1' },
    signal,
  })
  const [best] = suggestions
  return best && (best.data.cadastral_number || hasHousePart(best.value)) ? best.value : trimmed
}
