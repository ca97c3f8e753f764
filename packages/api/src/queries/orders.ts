import { pageOffset } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

/** How often an order is asked for again while a part of it is on its way. */
const MOVING_POLL_MS = 3000

const MOVING: ReadonlySet<string> = new Set(['requested', 'inprogress'])

export const orderQueries = {
  /** Asks again while a part is on its way, or the letter about the payment is. */
  one: (api: ApiPart<'orders'>, orderId: string) =>
    queryOptions({
      queryKey: ['order', orderId],
      queryFn: ({ signal }) => api.orders.getOrder({ params: { id: orderId }, signal }),
      refetchInterval: ({ state }) => {
        const order = state.data
        if (!order?.paid_at) return false
        const isMoving = order.items.some(({ status }) => MOVING.has(status))
        return isMoving || order.letter_at === null ? MOVING_POLL_MS : false
      },
    }),
  page: (api: ApiPart<'orders'>, page: number) =>
    queryOptions({
      queryKey: ['orders', page],
      queryFn: ({ signal }) => api.orders.listOrders({ query: { offset: String(pageOffset(page)) }, signal }),
    }),
}
