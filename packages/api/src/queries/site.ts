import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const siteQueries = {
  facts: (api: ApiPart<'site'>) =>
    queryOptions({
      queryKey: ['site'],
      queryFn: ({ signal }) => api.site.getSite({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
