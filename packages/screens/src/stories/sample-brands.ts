import { DEMO_OPERATOR } from '@proverka/domain/legal'
import type { Brand } from '../runtime/brand/brand.ts'
import { sites } from '../runtime/brand/sites.ts'

const shared = {
  name: 'Проверка',
  operator: DEMO_OPERATOR,
  support: { email: 'help@realty.localhost', hours: 'ежедневно 9:00–21:00 МСК' },
  origins: sites.origins,
}

/** For stories: both brands, as far as pages read them; the apps have their own words. */
export const SAMPLE_BRANDS: Readonly<Record<Brand['key'], Brand>> = {
  realty: {
    ...shared,
    key: 'realty',
    tagline: 'недвижимости',
    logoShape: 'parcel',
    siteName: 'Проверка недвижимости',
    about: 'Проверяем недвижимость и собственников по государственным реестрам.',
  },
  fiz: {
    ...shared,
    key: 'fiz',
    tagline: 'физических лиц',
    logoShape: 'cell',
    siteName: 'Проверка физических лиц',
    about: 'Проверяем людей по открытым государственным реестрам.',
  },
}
