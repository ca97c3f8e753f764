import { pageOffset, PAGE_SIZE } from '@proverka/domain/orders'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getApi } from '../data/api.ts'
import { visitorAtom } from '../session/state.ts'
import { store } from '../start/store.ts'

const POLL_MS = 5000
const MOVING: ReadonlySet<string> = new Set(['requested', 'inprogress'])

/** The person's orders, newest first, page by page; asked again while something is on its way. */
export function useOrders(isUser: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['orders'],
    queryFn: ({ pageParam, signal }) =>
      getApi().orders.listOrders({ query: { offset: String(pageOffset(pageParam)) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.count ? pages.length : undefined),
    // Asked at the very moment: after a sign-out everything is asked again before the page may have heard of it.
    enabled: () => isUser && store.get(visitorAtom).kind === 'user',
    refetchInterval: ({ state }) => {
      const items = state.data?.pages.flatMap((page) => page.orders.flatMap((order) => order.items)) ?? []
      return items.some((item) => MOVING.has(item.status)) ? POLL_MS : false
    },
  })
  return {
    ...query,
    orders: query.data?.pages.flatMap((page) => page.orders) ?? [],
    count: query.data?.pages[0]?.count ?? 0,
  }
}
