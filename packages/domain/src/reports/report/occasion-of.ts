import { catalogueProduct } from '../../orders/catalogue/products.ts'
import { OCCASIONS, type Occasion, type OccasionKey } from './occasion.ts'
import type { Report } from './report.ts'

const OF_SUBJECTS: { readonly [kind in Report['subject']['kind']]: OccasionKey } = {
  person: 'deal',
  property: 'deal',
  company: 'contract',
  vehicle: 'purchase',
  taxpayer: 'deal',
  flat: 'deal',
}

/** What a report is ordered before: its product says it, else its subject. */
export function occasionKeyOf({ product_name, subject }: ReportedAbout): OccasionKey {
  const own = product_name === undefined ? undefined : catalogueProduct(product_name)?.occasion
  return own ?? (subject === undefined ? 'deal' : OF_SUBJECTS[subject.kind])
}

/** The words of that occasion. */
export const occasionOf = (about: ReportedAbout): Occasion => OCCASIONS[occasionKeyOf(about)]

/** The occasion of several reports at once; different ones make a deal. */
export function sharedOccasion(reports: readonly ReportedAbout[]): Occasion {
  const [first = 'deal', ...others] = new Set(reports.map(occasionKeyOf))
  return OCCASIONS[others.length === 0 ? first : 'deal']
}

type ReportedAbout = Partial<Pick<Report, 'product_name' | 'subject'>>
