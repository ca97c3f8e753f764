import * as v from 'valibot'
import {
  companyMetadataSchema,
  flatMetadataSchema,
  taxpayerMetadataSchema,
  vehicleMetadataSchema,
} from '../../checks/subject-input.ts'
import type { CompanyInput, FlatInput, TaxpayerInput, VehicleInput } from '../../checks/subject-input.ts'
import { catalogueProduct } from '../catalogue/products.ts'
import type { StoredItem } from './item-metadata.ts'

/** What an item asks about, when that is neither property nor people by their names. */
export type NumberedSubject =
  | ({ readonly kind: 'company' } & CompanyInput)
  | ({ readonly kind: 'vehicle' } & VehicleInput)
  | ({ readonly kind: 'taxpayer' } & TaxpayerInput)
  | ({ readonly kind: 'flat' } & FlatInput)

/** The company, car, taxpayer or flat of an item; undefined for other products and where its number is missing or wrong. */
export function numberedSubject(item: StoredItem): NumberedSubject | undefined {
  switch (catalogueProduct(item.product_name)?.subject) {
    case 'company': {
      const { output, success } = v.safeParse(companyMetadataSchema, item.metadata)
      return success ? { kind: 'company', ...output.company } : undefined
    }
    case 'vehicle': {
      const { output, success } = v.safeParse(vehicleMetadataSchema, item.metadata)
      return success ? { kind: 'vehicle', ...output.entityAuto } : undefined
    }
    case 'taxpayer': {
      const { output, success } = v.safeParse(taxpayerMetadataSchema, item.metadata)
      return success ? { kind: 'taxpayer', ...output.taxpayer } : undefined
    }
    case 'flat': {
      const { output, success } = v.safeParse(flatMetadataSchema, item.metadata)
      return success ? { kind: 'flat', ...output.flat } : undefined
    }
    default:
      return undefined
  }
}

/** Key of an order item about a company, a car or a taxpayer: its number; of a flat its address. */
export function numberedObjectKey(subject: NumberedSubject): string {
  if (subject.kind === 'flat') return subject.address
  return subject.kind === 'vehicle' ? subject.plate || subject.vin || '' : subject.inn
}
