import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client/create-api-client.ts'

export const siteQueries = {
  facts: (api: ApiClient) =>
    queryOptions({
      queryKey: ['site'],
      queryFn: ({ signal }) => api.site.getSite({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
