import type { CheckType } from '../../reports/checks/check.ts'
import type { BrandKey } from '../../sites/hosts/sites.ts'
import type { Product } from '../pricing/product.ts'

/** A product of the demo catalogue with what only the catalogue knows. */
export interface CatalogueProduct extends Product {
  readonly brands: readonly BrandKey[]
  /** What the product is about; `owner` and `person` products need the data of a human being. */
  readonly subject: 'property' | 'person' | 'owner'
  /** «от 5 минут» */
  readonly turnaround: string
  /** Checks that the report runs, for products about a human being. */
  readonly checks: readonly CheckType[]
  /** Names of the products that a bundle puts into the cart instead of itself. */
  readonly parts: readonly string[]
}
