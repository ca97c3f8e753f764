import type { BrandKey } from '../../sites/hosts/sites.ts'
import { SERVICE_CARDS } from './service-cards.ts'
import type { ServiceCard } from './service-cards.ts'

/** Entries of the services dialog by brand and in their order, by card key (PROD-34..37, AMB-116). */
const DIALOG_KEYS: Readonly<Record<BrandKey, readonly string[]>> = {
  realty: ['property-dialog', 'person-dialog', 'valuation-dialog', 'sale-history-dialog'],
  fiz: [
    'bailiffs',
    'passport',
    'person-dialog',
    'reliability-from',
    'property-dialog',
    'valuation-dialog',
    'sale-history-dialog',
  ],
}

/** The services dialog of a brand; whether an entry asks for a sign-in first says `needsSignIn` of the site. */
export function servicesDialog(brand: BrandKey, loggedIn: boolean): readonly ServiceCard[] {
  const cards = SERVICE_CARDS.filter((card) => loggedIn || card.loggedInOnly !== true)
  return DIALOG_KEYS[brand].flatMap((key) => cards.filter((card) => card.key === key))
}
