import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

/** Keys to invalidate by: all deals, one folder. */
export const dealKeys = {
  all: ['deals'] as const,
  one: (dealId: string) => ['deals', dealId] as const,
}

export const dealQueries = {
  list: (api: ApiPart<'deals'>) =>
    queryOptions({ queryKey: dealKeys.all, queryFn: ({ signal }) => api.deals.listDeals({ signal }) }),
  one: (api: ApiPart<'deals'>, dealId: string) =>
    queryOptions({
      queryKey: dealKeys.one(dealId),
      queryFn: ({ signal }) => api.deals.getDeal({ params: { id: dealId }, signal }),
    }),
}
