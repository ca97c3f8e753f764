import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

/** What the list shows; it is the address of the screen, so a view is a link. */
export interface OrderView {
  readonly search: string
  readonly paid: 'true' | 'false' | undefined
  readonly brand: 'realty' | 'fiz' | undefined
  readonly direction: 'asc' | 'desc'
}

const PAGE = 50

export type OrderRow = Awaited<ReturnType<typeof api.admin.listOrders>>['orders'][number]

/** Orders by number, a page behind the last one that has come. */
export const ordersQuery = ({ search, paid, brand, direction }: OrderView) =>
  infiniteQueryOptions({
    queryKey: ['orders', search, paid, brand, direction],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listOrders({
        query: {
          limit: String(PAGE),
          direction,
          ...(search && { search }),
          ...(paid && { paid }),
          ...(brand && { brand }),
          ...(pageParam !== undefined && { after: String(pageParam) }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    ...LIVE,
    getNextPageParam: ({ orders }) => (orders.length < PAGE ? undefined : orders.at(-1)?.number),
  })

/** The view that an address names; what it does not know is left out. */
export function readOrderView(params: URLSearchParams): OrderView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  return {
    search: params.get('search') ?? '',
    paid: oneOf('paid', ['true', 'false']),
    brand: oneOf('brand', ['realty', 'fiz']),
    direction: oneOf('direction', ['asc', 'desc']) ?? 'desc',
  }
}
