import { catalogueProduct } from '@proverka/domain/orders'

/** The name of a product for people; one that is not in the catalogue is a report, and its key is never shown. */
export function productTitle(productName: string): string {
  return catalogueProduct(productName)?.product_name_ru ?? 'Отчет'
}
