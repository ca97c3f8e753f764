import { queryOptions } from '@tanstack/react-query'
import { ALERT_PREFIX, type BrandKey } from '@proverka/domain/sites'
import type { ApiPart } from '../client/create-api-client.ts'

export const systemQueries = {
  /** The active alerts of a brand; `alertsOf` of the domain selects those of a route. */
  alerts: (api: ApiPart<'system'>, brand: BrandKey) =>
    queryOptions({
      queryKey: ['alerts', brand],
      queryFn: ({ signal }) => api.system.viewSystemInfo({ query: { key: ALERT_PREFIX[brand] }, signal }),
    }),
}
