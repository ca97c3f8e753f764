import { PRODUCTS, withPrices } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { useMemo } from 'react'
import { usePublicPrices } from './public-prices.ts'

/** The products that are for sale, with the prices of the site. */
function useCatalogue(): readonly CatalogueProduct[] {
  const prices = usePublicPrices()
  return useMemo(() => (prices ? withPrices(PRODUCTS, prices) : PRODUCTS), [prices])
}

/** The product of this name with the price of the site; undefined when it is not for sale. */
export function useProduct(name: string): CatalogueProduct | undefined {
  return useCatalogue().find(({ product_name }) => product_name === name)
}
