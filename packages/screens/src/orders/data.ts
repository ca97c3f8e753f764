import { orderQueries } from '@proverka/api/queries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getApi } from '../data/api.ts'
import { visitorAtom } from '../session/state.ts'
import { store } from '../start/store.ts'

/** The user's orders, newest first, page by page. */
export function useOrders(isUser: boolean) {
  const query = useInfiniteQuery({
    ...orderQueries.list(getApi()),
    // Asked at the very moment: after a sign-out everything is asked again before the page may have heard of it.
    enabled: () => isUser && store.get(visitorAtom).kind === 'user',
  })
  return {
    ...query,
    orders: query.data?.pages.flatMap((page) => page.orders) ?? [],
    count: query.data?.pages[0]?.count ?? 0,
  }
}
