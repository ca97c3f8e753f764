import { buildPath } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'

/**
 * A page where a product is ordered, by default its main one, with that product chosen where the page begins with another;
 * undefined for one that is ordered with an object.
 */
export function orderPath({ product_name, pages }: CatalogueProduct, page = pages[0]): string | undefined {
  if (page === undefined) return undefined
  const first = PRODUCTS.find((product) => product.pages.includes(page))
  const isChosen = pages.includes(page) && first?.product_name !== product_name
  return buildPath(page, {}, isChosen ? { product: product_name } : {})
}
