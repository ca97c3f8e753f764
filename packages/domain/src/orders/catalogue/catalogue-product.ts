import type { CheckType } from '../../checks/check.ts'
import type { CompanyCheckType } from '../../checks/company-check-types.ts'
import type { FlatCheckType } from '../../checks/flat-checks.ts'
import type { VehicleCheckType } from '../../checks/vehicle-checks.ts'
import type { OccasionKey } from '../../checks/occasion.ts'
import type { BrandKey } from '../../sites/hosts/sites.ts'
import type { Product } from '../pricing/product.ts'

/** A product of the demo catalogue with what only the catalogue knows. */
export interface CatalogueProduct extends Product {
  readonly brands: readonly BrandKey[]
  readonly subject: ProductSubject
  /** «от 5 минут» */
  readonly turnaround: string
  /** Checks that the report runs; none for documents of the property register. */
  readonly checks: readonly (CheckType | CompanyCheckType | VehicleCheckType | FlatCheckType)[]
  /** The questions that it is bought for: without a source for each of them it is not sold. Absent: all of its checks. */
  readonly leading?: readonly CatalogueProduct['checks'][number][]
  /** Names of the products that a bundle puts into the cart instead of itself. */
  readonly parts: readonly string[]
  /** Names of the routes where it is ordered, the main one first; products about property are ordered with the object. */
  readonly pages: readonly string[]
  /** Data that the form insists on beyond what the subject always needs. */
  readonly asks?: readonly ('passport' | 'license' | 'certificate')[]
  /** Takes what the person's own report of a credit bureau says. */
  readonly bureauReport?: boolean
  /** A form without passport and INN. */
  readonly short?: boolean
  /** What it cannot answer by law, and what can be done instead; said before the payment (DEC-07). */
  readonly limits?: readonly string[]
  /** What it is ordered before, where the subject does not say it: the words of the verdict fit. */
  readonly occasion?: OccasionKey
  /** Name of the route of its sample. */
  readonly sample?: string
}

/** What products are about; those about a person, an owner and a taxpayer need the data of a human being. */
export type ProductSubject = 'property' | 'person' | 'owner' | 'company' | 'vehicle' | 'taxpayer' | 'flat'
