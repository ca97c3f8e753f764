import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { catalogueProduct, productsToAdd } from '../catalogue/products.ts'
import { personalPrice } from './price.ts'
import type { Product } from './product.ts'

/**
 * A list at the prices of one person, in roubles (AMB-30). A bundle costs what its parts cost him, whatever is written down
 * for it, and is left out where one of them is not for sale: what is ordered are the parts.
 */
export function priceListFor<T extends Product>(products: readonly T[], userId: string | undefined): T[] {
  const sold = new Set(products.map(({ product_name }) => product_name))
  const isWhole = ({ product_name }: T) =>
    (catalogueProduct(product_name)?.parts ?? []).every((part) => sold.has(part))
  const kopecksOf = (product: T) =>
    productsToAdd(product, products).reduce((sum, part) => sum + toKopecks(personalPrice(part, userId)), 0)
  return products
    .filter(isWhole)
    .map((product) => ({ ...product, product_price: toRoubles(kopecksOf(product)) }))
}
