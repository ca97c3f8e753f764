import { CHECKS, PROPERTY_CHECKS } from '@proverka/domain/reports'
import { COMPANY_QUESTIONS } from './company-questions.ts'
import type { SubjectKind } from './source.ts'
import { VEHICLE_QUESTIONS } from './vehicle-questions.ts'

/** Every question by what it is about: the reports of the catalogue ask people and property, the demo world knows more. */
export const QUESTIONS: {
  readonly [Kind in SubjectKind]: Readonly<Record<string, { readonly source: string }>>
} = {
  person: CHECKS,
  property: PROPERTY_CHECKS,
  vehicle: VEHICLE_QUESTIONS,
  company: COMPANY_QUESTIONS,
}
