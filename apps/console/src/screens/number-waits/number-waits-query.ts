import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

export const numberWaitsQuery = queryOptions({
  queryKey: ['number-waits'],
  queryFn: ({ signal }) => api.admin.listNumberWaits({ signal }),
  ...LIVE,
})

export type NumberWait = Awaited<ReturnType<typeof api.admin.listNumberWaits>>[number]
export type Answer = Parameters<typeof api.admin.answerNumberWait>[0]['body']['answer']
