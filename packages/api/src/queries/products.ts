import { queryOptions } from '@tanstack/react-query'
import type { PartOf } from '../client/call-parts.ts'
import type { ApiPart } from '../client/client-types.ts'

export const productQueries = {
  /** The price list for what `productsQuery` of the domain makes of a purchase. */
  list: (api: ApiPart<'products'>, wanted: PartOf<'query', 'products', 'listProducts'> = {}) =>
    queryOptions({
      queryKey: ['products', wanted],
      queryFn: ({ signal }) => api.products.listProducts({ query: { ...wanted }, signal }),
    }),
}
