import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const sessionQueries = {
  /** Balance, person and tariff behind the token; keyed by it, so that another login asks again. */
  token: (api: ApiPart<'auth'>, token: string) =>
    queryOptions({ queryKey: ['session', token], queryFn: ({ signal }) => api.auth.checkToken({ signal }) }),
}
