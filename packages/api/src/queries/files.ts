import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client/create-api-client.ts'

export const fileQueries = {
  /** Files of one group of uploads. */
  attachments: (api: ApiClient, groupID: string) =>
    queryOptions({
      queryKey: ['attachments', groupID],
      queryFn: ({ signal }) => api.files.listAttachments({ query: { groupID }, signal }),
    }),
}
