import type { LandingAddress } from '../landing-address.ts'

export const page: LandingAddress = {
  heading: 'Проверка по кадастровому номеру',
  brands: ['realty'],
  canonicalRoute: 'kadastrovyj-nomer',
  noindex: true,
}

/** The short address of a campaign (ROUTE-011): the same page, canonical to the long one. */
export { content } from './kadastrovyj-nomer.ts'
