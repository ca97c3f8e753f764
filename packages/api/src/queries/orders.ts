import { pageOffset, PAGE_SIZE } from '@proverka/domain/orders'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

/** How often an order is asked for again while a part of it is on its way. */
const MOVING_POLL_MS = 3000
/** The same for the list of orders. */
const LIST_POLL_MS = 5000

const MOVING: ReadonlySet<string> = new Set(['requested', 'inprogress'])

/** Keys to invalidate by: every order, one order, the list. */
export const orderKeys = {
  all: ['order'] as const,
  one: (orderId: string) => ['order', orderId] as const,
  list: ['orders'] as const,
}

export const orderQueries = {
  /** Asks again while a part is on its way, or the letter about the payment is. */
  one: (api: ApiPart<'orders'>, orderId: string) =>
    queryOptions({
      queryKey: orderKeys.one(orderId),
      queryFn: ({ signal }) => api.orders.getOrder({ params: { id: orderId }, signal }),
      refetchInterval: ({ state }) => {
        const order = state.data
        if (!order?.paid_at) return false
        const isMoving = order.items.some(({ status }) => MOVING.has(status))
        return isMoving || order.letter_at === null ? MOVING_POLL_MS : false
      },
    }),
  /** The user's orders, newest first, page by page; asked again while something is on its way. */
  list: (api: ApiPart<'orders'>) =>
    infiniteQueryOptions({
      queryKey: orderKeys.list,
      queryFn: ({ pageParam, signal }) =>
        api.orders.listOrders({ query: { offset: String(pageOffset(pageParam)) }, signal }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.count ? pages.length : undefined),
      refetchInterval: ({ state }) => {
        const items = state.data?.pages.flatMap(({ orders }) => orders.flatMap((order) => order.items)) ?? []
        return items.some(({ status }) => MOVING.has(status)) ? LIST_POLL_MS : false
      },
    }),
}
