import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** What waits changes by itself: asked again this often, ms. */
const AGAIN_MS = 15_000

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => api.admin.getToday({ signal }),
  refetchInterval: AGAIN_MS,
})

export type Today = Awaited<ReturnType<typeof api.admin.getToday>>
export type QueueRow = Today['queues'][number]
