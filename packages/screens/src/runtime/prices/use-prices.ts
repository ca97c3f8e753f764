import { PRODUCTS, withPrices } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { useMemo } from 'react'
import { usePublicPrices } from './public-prices.ts'

/** The products that are for sale, with the prices of the site. */
function useCatalogue(): readonly CatalogueProduct[] {
  const prices = usePublicPrices()
  return useMemo(() => (prices ? withPrices(PRODUCTS, prices) : PRODUCTS), [prices])
}

/** Those of the products that are for sale, with the prices of the site. */
export function useProductsForSale(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const catalogue = useCatalogue()
  return products.flatMap(({ product_id }) => catalogue.find((sold) => sold.product_id === product_id) ?? [])
}

/** The product of this name with the price of the site; undefined when it is not for sale. */
export function useProduct(name: string): CatalogueProduct | undefined {
  return useCatalogue().find(({ product_name }) => product_name === name)
}
