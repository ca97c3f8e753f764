import { pageOffset, PAGE_SIZE } from '@proverka/domain/orders'
import type { MovementKind } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

export const moneyQueries = {
  /** Movements on the balance; the offset is `page x limit` (ORDER-13). */
  transactions: (api: ApiPart<'orders'>, page: number, limit: number = PAGE_SIZE, kind?: MovementKind) =>
    queryOptions({
      queryKey: ['transactions', page, limit, kind],
      queryFn: ({ signal }) =>
        api.orders.listTransactions({
          query: { offset: String(pageOffset(page, limit)), limit: String(limit), kind },
          signal,
        }),
    }),
  invoices: (api: ApiPart<'orders'>) =>
    queryOptions({
      queryKey: ['invoices'],
      queryFn: ({ signal }) => api.orders.listInvoices({ query: {}, signal }),
    }),
}
