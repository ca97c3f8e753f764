import { orderQueries } from '@proverka/api/queries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getApi } from '../data/api.ts'

/** The user's orders, newest first, page by page. */
export function useOrders(isUser: boolean) {
  const query = useInfiniteQuery({ ...orderQueries.list(getApi()), enabled: isUser })
  return {
    ...query,
    orders: query.data?.pages.flatMap((page) => page.orders) ?? [],
    count: query.data?.pages[0]?.count ?? 0,
  }
}
