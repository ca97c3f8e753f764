import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client/create-api-client.ts'

export const tariffQueries = {
  /** The tariffs of a category, or all. */
  list: (api: ApiClient, category?: string) =>
    queryOptions({
      queryKey: ['tariffs', category],
      queryFn: ({ signal }) => api.tariffs.listTariffs({ query: { category }, signal }),
    }),
  current: (api: ApiClient) =>
    queryOptions({
      queryKey: ['current-tariff'],
      queryFn: ({ signal }) => api.tariffs.getCurrentTariff({ signal }),
    }),
}
