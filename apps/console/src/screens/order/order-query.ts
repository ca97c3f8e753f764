import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** Another one may change the order: asked again this often, ms. */
const AGAIN_MS = 10_000

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api.admin.getOrderPage({ params: { id }, signal }),
    refetchInterval: AGAIN_MS,
  })

/** What the staff still may undo. */
export const pendingQuery = queryOptions({
  queryKey: ['pending'],
  queryFn: ({ signal }) => api.admin.listPending({ query: {}, signal }),
  refetchInterval: AGAIN_MS,
})

export type OrderStory = Awaited<ReturnType<typeof api.admin.getOrderPage>>
export type OrderPart = OrderStory['items'][number]
export type Pending = Awaited<ReturnType<typeof api.admin.listPending>>['pending'][number]
