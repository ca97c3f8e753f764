import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client/create-api-client.ts'

export const objectQueries = {
  base: (api: ApiClient, key: string, linkId?: string) =>
    queryOptions({
      queryKey: ['object', key, linkId],
      queryFn: ({ signal }) =>
        api.objects.getObject({ params: { id: key }, query: { ...(linkId && { id: linkId }) }, signal }),
    }),
  full: (api: ApiClient, key: string) =>
    queryOptions({
      queryKey: ['object-full', key],
      queryFn: ({ signal }) => api.objects.getObjectFull({ params: { id: key }, query: {}, signal }),
      retry: false,
    }),
}
