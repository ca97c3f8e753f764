import type { LandingAddress } from '../landing-address.ts'

export const page: LandingAddress = {
  heading: 'Проверка сотрудника',
  canonicalRoute: 'proverka-sotrudnika',
  noindex: true,
}

/** The former version of the page (LAND-19): canonical to the present one, whose words it shows. */
export { content } from './proverka-sotrudnika.ts'
