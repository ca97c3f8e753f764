import { catalogueProduct, PRODUCTS } from '../catalogue/products.ts'

const MOST_NAMES = 2

/** Name of an order for people: the bundle that its products make up, or the products themselves. */
export function orderTitle(productNames: readonly string[]): string {
  const names = [...new Set(productNames)]
  const bundle = PRODUCTS.find(
    ({ parts }) =>
      parts.length > 0 && parts.length === names.length && parts.every((part) => names.includes(part)),
  )
  if (bundle) return bundle.product_name_ru
  const titles = names.map((name) => catalogueProduct(name)?.product_name_ru ?? name)
  return titles.length > MOST_NAMES ? `Отчетов: ${titles.length}` : titles.join(', ')
}
