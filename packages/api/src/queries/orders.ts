import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

/** Orders per page; the offset is `20 x page` (ORDER-12). */
export const ORDERS_ON_PAGE = 20

export const orderQueries = {
  page: (api: ApiPart<'orders'>, page: number) =>
    queryOptions({
      queryKey: ['orders', page],
      queryFn: ({ signal }) =>
        api.orders.listOrders({ query: { offset: String(ORDERS_ON_PAGE * page) }, signal }),
    }),
}
