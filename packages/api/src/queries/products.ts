import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'

/** What the price list depends on besides the caller (CALL-001). */
export interface ProductsFor {
  kadastrNumber?: string
  campaign?: string
  coupon?: string
  partnerID?: string
}

export const productQueries = {
  list: (api: ApiPart<'products'>, wanted: ProductsFor = {}) =>
    queryOptions({
      queryKey: ['products', wanted],
      queryFn: ({ signal }) => api.products.listProducts({ query: wanted, signal }),
    }),
}
