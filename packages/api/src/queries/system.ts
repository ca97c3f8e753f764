import { queryOptions } from '@tanstack/react-query'
import { ALERT_PREFIX } from '@proverka/domain/sites'
import type { ReplyTo } from '../client/call-parts.ts'
import type { ApiPart } from '../client/client-types.ts'

export const systemQueries = {
  /** The active alerts of a brand; `alertsOf` of the domain selects those of a route. */
  alerts: (api: ApiPart<'system'>, brand: ReplyTo<'site', 'getSite'>['brand']) =>
    queryOptions({
      queryKey: ['alerts', brand],
      queryFn: ({ signal }) => api.system.viewSystemInfo({ query: { key: ALERT_PREFIX[brand] }, signal }),
    }),
}
