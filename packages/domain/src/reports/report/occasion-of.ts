import { catalogueProduct } from '../../orders/catalogue/products.ts'
import { CHECK_PURPOSES, type CheckPurpose } from '../../checks/person-input.ts'
import { OCCASIONS, type Occasion, type OccasionKey } from '../../checks/occasion.ts'
import type { Report } from './report.ts'

const OF_SUBJECTS: { readonly [kind in Report['subject']['kind']]: OccasionKey } = {
  person: 'deal',
  property: 'deal',
  company: 'contract',
  vehicle: 'purchase',
  taxpayer: 'deal',
  flat: 'deal',
}

const OF_PURPOSES: { readonly [purpose in CheckPurpose]: OccasionKey } = {
  purchase: 'deal',
  rent: 'rent',
  loan: 'loan',
  contract: 'contract',
  work: 'hiring',
  rights: 'claim',
  self: 'own',
}

/** What a product is ordered before that no purpose names, with the purposes under which it stays so. */
const WITHIN: { readonly [key in OccasionKey]?: readonly CheckPurpose[] } = {
  driving: ['contract', 'rent'],
  trip: ['self'],
}

/** What a report is ordered before: the stated purpose says it, whatever page the buyer came by; else its product, else its subject. */
export function occasionKeyOf({ product_name, subject, purpose }: ReportedAbout): OccasionKey {
  const own = product_name === undefined ? undefined : catalogueProduct(product_name)?.occasion
  if (purpose !== undefined)
    return own !== undefined && WITHIN[own]?.includes(purpose) ? own : OF_PURPOSES[purpose]
  return own ?? (subject === undefined ? 'deal' : OF_SUBJECTS[subject.kind])
}

/** The purpose that a page of an occasion is about, which its form starts with. */
export function purposeOfOccasion(key: OccasionKey | undefined): CheckPurpose | undefined {
  return CHECK_PURPOSES.find((purpose) => key !== undefined && OF_PURPOSES[purpose] === key)
}

/** The words of that occasion. */
export const occasionOf = (about: ReportedAbout): Occasion => OCCASIONS[occasionKeyOf(about)]

/** The occasion of several reports at once; different ones make a deal. */
export function sharedOccasion(reports: readonly ReportedAbout[]): Occasion {
  const [first = 'deal', ...others] = new Set(reports.map(occasionKeyOf))
  return OCCASIONS[others.length === 0 ? first : 'deal']
}

type ReportedAbout = Partial<Pick<Report, 'product_name' | 'subject' | 'purpose'>>
