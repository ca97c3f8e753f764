import { pageOffset, PAGE_SIZE } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

export const moneyQueries = {
  /** Movements on the balance; the offset is `page x limit` (ORDER-13). */
  transactions: (api: ApiPart<'orders'>, page: number, limit: number = PAGE_SIZE) =>
    queryOptions({
      queryKey: ['transactions', page, limit],
      queryFn: ({ signal }) =>
        api.orders.listTransactions({
          query: { offset: String(pageOffset(page, limit)), limit: String(limit) },
          signal,
        }),
    }),
  invoices: (api: ApiPart<'orders'>) =>
    queryOptions({
      queryKey: ['invoices'],
      queryFn: ({ signal }) => api.orders.listInvoices({ query: {}, signal }),
    }),
}
