import { queryOptions } from '@tanstack/react-query'
import { ALERT_PREFIX, type BrandKey } from '@proverka/domain/sites'
import type { ApiPart } from '../client/create-api-client.ts'

export const systemQueries = {
  /** The alerts of a brand that are switched on; which of them stand on a route `alertsOf` of the domain knows. */
  alerts: (api: ApiPart<'system'>, brand: BrandKey) =>
    queryOptions({
      queryKey: ['alerts', brand],
      queryFn: ({ signal }) => api.system.viewSystemInfo({ query: { key: ALERT_PREFIX[brand] }, signal }),
    }),
}
