import { PRODUCTS, withPrices } from '@proverka/domain/orders'
import type { CatalogueProduct, PublicPrices } from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { siteFactsAtom } from '../brand/site-facts.ts'

/** What the site asks of everybody; undefined until it is known, which the HTML of the server always says. */
export function usePublicPrices(): PublicPrices | undefined {
  return useAtomValue(siteFactsAtom)?.prices
}

/** The products that are for sale, with the prices of the site. */
export function useCatalogue(): readonly CatalogueProduct[] {
  const prices = usePublicPrices()
  return useMemo(() => (prices ? withPrices(PRODUCTS, prices) : PRODUCTS), [prices])
}

/** The product of this name with the price of the site; undefined when it is not for sale. */
export function useProduct(name: string): CatalogueProduct | undefined {
  return useCatalogue().find(({ product_name }) => product_name === name)
}
