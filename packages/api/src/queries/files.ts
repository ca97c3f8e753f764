import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const fileQueries = {
  /** Files of one group of uploads. */
  attachments: (api: ApiPart<'files'>, groupID: string) =>
    queryOptions({
      queryKey: ['attachments', groupID],
      queryFn: ({ signal }) => api.files.listAttachments({ query: { groupID }, signal }),
    }),
}
