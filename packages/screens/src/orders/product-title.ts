import { catalogueProduct } from '@proverka/domain/orders'

/** The name of a product for people; a product that is not in the catalogue reads by its own name. */
export function productTitle(productName: string): string {
  return catalogueProduct(productName)?.product_name_ru ?? productName
}
