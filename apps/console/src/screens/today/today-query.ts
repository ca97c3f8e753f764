import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => api.admin.getToday({ signal }),
  ...LIVE,
})

export type Today = Awaited<ReturnType<typeof api.admin.getToday>>
export type QueueRow = Today['queues'][number]
