import type { ProductsQuery } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

export const productQueries = {
  /** The price list for what `productsQuery` of the domain makes of a purchase. */
  list: (api: ApiPart<'products'>, wanted: ProductsQuery = {}) =>
    queryOptions({
      queryKey: ['products', wanted],
      queryFn: ({ signal }) => api.products.listProducts({ query: { ...wanted }, signal }),
    }),
}
