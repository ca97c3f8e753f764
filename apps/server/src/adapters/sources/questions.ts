import { CHECKS, COMPANY_CHECKS, FLAT_CHECKS, PROPERTY_CHECKS, VEHICLE_CHECKS } from '@proverka/domain/checks'
import type { SubjectKind } from './source.ts'

/** What a source can be asked about a person by the taxpayer number alone. */
export const TAXPAYER_CHECKS = {
  taxes: CHECKS.taxes,
  selfEmployed: CHECKS.selfEmployed,
  accountBlocks: CHECKS.accountBlocks,
}

/** Every question by what it is about, and the register that answers it as the stamp of an answer names it. */
export const QUESTIONS: {
  readonly [Kind in SubjectKind]: Readonly<Record<string, { readonly source: string }>>
} = {
  person: CHECKS,
  passport: { passport: CHECKS.passport },
  property: PROPERTY_CHECKS,
  vehicle: VEHICLE_CHECKS,
  company: COMPANY_CHECKS,
  taxpayer: TAXPAYER_CHECKS,
  flat: FLAT_CHECKS,
}
