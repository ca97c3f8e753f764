/**
 * The checks of a company or an entrepreneur that the product knows. Apart from their words: the catalogue of products
 * names them on every page.
 */
export const COMPANY_CHECK_TYPES = [
  'company-register',
  'company-finance',
  'company-courts',
  'company-debts',
  'company-taxes',
  'company-bankruptcy',
  'company-blocks',
  'company-pledges',
  'company-procurement',
  'company-disqualified',
  'company-connections',
  'company-leasing',
  'company-inspections',
  'company-contracts',
] as const

/** The type of a check of a company. */
export type CompanyCheckType = (typeof COMPANY_CHECK_TYPES)[number]
