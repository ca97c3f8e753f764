import { PRODUCTS, withPrices } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { useMemo } from 'react'
import { usePublicPrices } from './public-prices.ts'
import { useTerm } from './use-term.ts'

/** The products that are for sale, with the prices and terms of the site. */
function useCatalogue(): readonly CatalogueProduct[] {
  const prices = usePublicPrices()
  const termOf = useTerm()
  return useMemo(() => {
    const priced = prices ? withPrices(PRODUCTS, prices) : PRODUCTS
    return priced.map((product) => ({ ...product, turnaround: termOf(product) }))
  }, [prices, termOf])
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
