import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { catalogueProduct, isBundle } from '../catalogue/products.ts'
import { personalPrice } from './price.ts'
import type { Product } from './product.ts'

/**
 * A list at the prices of one person, in roubles (AMB-30). A bundle costs what its parts cost him, whatever is written down
 * for it, and is left out where one of them is not for sale: what is ordered are the parts.
 */
export function priceListFor<T extends Product>(products: readonly T[], userId: string | undefined): T[] {
  const prices = new Map(products.map((product) => [product.product_name, personalPrice(product, userId)]))
  return products.flatMap((product) => {
    const { product_name } = product
    const ordered = isBundle(product_name) ? (catalogueProduct(product_name)?.parts ?? []) : [product_name]
    const known = ordered.flatMap((name) => prices.get(name) ?? [])
    if (known.length < ordered.length) return []
    return { ...product, product_price: toRoubles(known.reduce((sum, one) => sum + toKopecks(one), 0)) }
  })
}
