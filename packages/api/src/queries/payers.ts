import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

export const payerQueries = {
  /** The caller's payers, or for an admin those of another person. */
  list: (api: ApiPart<'payers'>, targetPersonId?: string) =>
    queryOptions({
      queryKey: ['payers', targetPersonId],
      queryFn: ({ signal }) => api.payers.listPayers({ query: { target_person_id: targetPersonId }, signal }),
    }),
}
