import { DEMO_OPERATOR } from '@proverka/domain/legal'
import type { Brand } from '@proverka/screens/runtime/brand/brand.ts'
import { sites } from '@proverka/screens/runtime/brand/sites.ts'

/** The brand that checks real estate and its owners. */
export const brand: Brand = {
  key: 'realty',
  name: 'Проверка',
  tagline: 'недвижимости',
  logoShape: 'parcel',
  siteName: 'Проверка недвижимости',
  about:
    'Проверяем недвижимость и собственников по государственным реестрам. У каждого факта есть источник и время.',
  operator: DEMO_OPERATOR,
  support: { email: 'help@realty.localhost', hours: 'ежедневно 9:00–21:00 МСК' },
  origins: sites.origins,
}
