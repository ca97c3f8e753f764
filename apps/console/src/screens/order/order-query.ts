import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api.admin.getOrderPage({ params: { id }, signal }),
    ...LIVE,
  })

/** What the staff still may undo. */
export const pendingQuery = queryOptions({
  queryKey: ['pending'],
  queryFn: ({ signal }) => api.admin.listPending({ query: {}, signal }),
  ...LIVE,
})

export type OrderStory = Awaited<ReturnType<typeof api.admin.getOrderPage>>
export type OrderPart = OrderStory['items'][number]
export type Pending = Awaited<ReturnType<typeof api.admin.listPending>>['pending'][number]
