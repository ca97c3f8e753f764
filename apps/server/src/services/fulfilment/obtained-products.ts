import { catalogueProduct, leadingTypesOf, PRODUCTS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { isPropertyCheck } from './property-check.ts'

/** Names of the products about an object that people obtain, whole or in part: their term is that of the offer. */
export function obtainedProducts({ sources }: Pick<AppContext, 'sources'>): string[] {
  const sourceOf = sources.for('property')
  const isObtained = (name: string): boolean => {
    const parts = catalogueProduct(name)?.parts ?? []
    if (parts.length > 0) return parts.some(isObtained)
    return leadingTypesOf(name)
      .filter(isPropertyCheck)
      .some((type) => sourceOf(type).orderedFrom !== undefined)
  }
  return PRODUCTS.map(({ product_name }) => product_name).filter(isObtained)
}
