import type { PropertyCheckType } from '../../checks/property-checks.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { catalogueProduct } from './products.ts'

const PROPERTY_TASKS: ReadonlyMap<string, readonly PropertyCheckType[]> = new Map([
  ['EgrnObject', ['extract']],
  ['EgrnRightList', ['rights-history']],
])

/** The questions that a report of a product asks, by type; none for a bundle, whose parts have reports of their own. */
export function taskTypesOf(
  productName: string,
): readonly (CatalogueProduct['checks'][number] | PropertyCheckType)[] {
  return PROPERTY_TASKS.get(productName) ?? catalogueProduct(productName)?.checks ?? []
}

/** The questions that a product is bought for, by type; all of them where it has no lesser ones. */
export function leadingTypesOf(productName: string): ReturnType<typeof taskTypesOf> {
  return catalogueProduct(productName)?.leading ?? taskTypesOf(productName)
}
