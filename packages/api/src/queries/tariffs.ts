import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const tariffQueries = {
  /** The tariffs of a category, or all. */
  list: (api: ApiPart<'tariffs'>, category?: string) =>
    queryOptions({
      queryKey: ['tariffs', category],
      queryFn: ({ signal }) => api.tariffs.listTariffs({ query: { category }, signal }),
    }),
  current: (api: ApiPart<'tariffs'>) =>
    queryOptions({
      queryKey: ['current-tariff'],
      queryFn: ({ signal }) => api.tariffs.getCurrentTariff({ signal }),
    }),
  progress: (api: ApiPart<'tariffs'>) =>
    queryOptions({
      queryKey: ['tariff-progress'],
      queryFn: ({ signal }) => api.tariffs.getTariffProgress({ signal }),
    }),
}
