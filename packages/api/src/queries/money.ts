import { pageOffset, PAGE_SIZE } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { PartOf } from '../client/call-parts.ts'
import type { ApiPart } from '../client/client-types.ts'

/** What is paid in or out on one device shows on another within five seconds. */
const NEWEST_POLL_MS = 3000

export const moneyQueries = {
  /** Movements on the balance, the newest of them asked for again; the offset is `page x limit` (ORDER-13). */
  transactions: (
    api: ApiPart<'orders'>,
    page: number,
    limit: number = PAGE_SIZE,
    kind?: PartOf<'query', 'orders', 'listTransactions'>['kind'],
  ) =>
    queryOptions({
      queryKey: ['transactions', page, limit, kind],
      queryFn: ({ signal }) =>
        api.orders.listTransactions({
          query: { offset: String(pageOffset(page, limit)), limit: String(limit), kind },
          signal,
        }),
      refetchInterval: page === 0 ? NEWEST_POLL_MS : false,
    }),
  invoices: (api: ApiPart<'orders'>) =>
    queryOptions({
      queryKey: ['invoices'],
      queryFn: ({ signal }) => api.orders.listInvoices({ query: {}, signal }),
    }),
}
