import { catalogueProduct, leadingTypesOf, PRODUCTS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { isPropertyCheck } from './property-check.ts'

/** Names of the products that people obtain, whole or in part: their term is that of the offer. */
export function obtainedProducts({ sources }: Pick<AppContext, 'sources'>): string[] {
  const [ofObject, ofPerson] = [sources.for('property'), sources.for('person')]
  const isObtained = (name: string): boolean => {
    const { parts = [], subject } = catalogueProduct(name) ?? {}
    if (parts.length > 0) return parts.some(isObtained)
    return leadingTypesOf(name).some((type) => {
      if (isPropertyCheck(type)) return ofObject(type).orderedFrom !== undefined
      return (subject === 'person' || subject === 'owner') && ofPerson(type, name).orderedFrom !== undefined
    })
  }
  return PRODUCTS.map(({ product_name }) => product_name).filter(isObtained)
}
