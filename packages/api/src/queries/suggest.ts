import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const suggestQueries = {
  /** Completions of a typed address, or the reason why there are none (CALL-161). */
  addresses: (api: ApiPart<'suggest'>, query: string, count: number) =>
    queryOptions({
      queryKey: ['suggest-address', query, count],
      queryFn: ({ signal }) =>
        api.suggest.suggestAddresses({ query: { query, count: String(count) }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // Offline the query fails at once instead of waiting for a network.
      networkMode: 'always',
      retry: false,
    }),
  /** Companies and entrepreneurs whose name or INN goes on from what is typed (CALL-162). */
  companies: (api: ApiPart<'suggest'>, query: string, count: number) =>
    queryOptions({
      queryKey: ['suggest-company', query, count],
      queryFn: async ({ signal }) => {
        const answer = await api.suggest.suggestCompanies({ query: { query, count: String(count) }, signal })
        return answer.suggestions
      },
      staleTime: Number.POSITIVE_INFINITY,
      // Offline the query fails at once instead of waiting for a network.
      networkMode: 'always',
      retry: false,
    }),
}
