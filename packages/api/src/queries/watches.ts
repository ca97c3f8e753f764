import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

/** Keys to invalidate by: all watches, one of them. */
export const watchKeys = {
  all: ['watches'] as const,
  offer: ['watch-offer'] as const,
  one: (watchId: string) => ['watches', watchId] as const,
}

export const watchQueries = {
  offer: (api: ApiPart<'watches'>) =>
    queryOptions({
      queryKey: watchKeys.offer,
      queryFn: ({ signal }) => api.watches.getWatchOffer({ signal }),
    }),
  list: (api: ApiPart<'watches'>) =>
    queryOptions({ queryKey: watchKeys.all, queryFn: ({ signal }) => api.watches.listWatches({ signal }) }),
  one: (api: ApiPart<'watches'>, watchId: string) =>
    queryOptions({
      queryKey: watchKeys.one(watchId),
      queryFn: ({ signal }) => api.watches.getWatch({ params: { id: watchId }, signal }),
    }),
}
