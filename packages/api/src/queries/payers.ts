import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const payerQueries = {
  /** The caller's payers, or for an admin those of another person. */
  list: (api: ApiPart<'payers'>, targetUserId?: string) =>
    queryOptions({
      queryKey: ['payers', targetUserId],
      queryFn: ({ signal }) => api.payers.listPayers({ query: { target_person_id: targetUserId }, signal }),
    }),
}
