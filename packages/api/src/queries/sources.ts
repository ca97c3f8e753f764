import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

/** A source that fails shows within a minute: the server's list is at most so old, and is asked for as often. */
const ASKED_EVERY_MS = 15_000

export const sourceQueries = {
  list: (api: ApiPart<'sources'>) =>
    queryOptions({
      queryKey: ['sources'],
      queryFn: ({ signal }) => api.sources.listSources({ signal }),
      staleTime: ASKED_EVERY_MS,
      refetchInterval: ASKED_EVERY_MS,
    }),
}
