import { DEMO_OPERATOR } from '@proverka/domain/legal'
import type { Brand } from '@proverka/screens/runtime/brand/brand.ts'
import { sites } from '@proverka/screens/runtime/brand/sites.ts'

/** The brand that checks individuals. */
export const brand: Brand = {
  key: 'fiz',
  name: 'Проверка',
  tagline: 'физических лиц',
  logoShape: 'cell',
  siteName: 'Проверка физических лиц',
  about: 'Проверяем людей по открытым государственным реестрам. У каждого факта есть источник и время.',
  operator: { ...DEMO_OPERATOR, email: 'help@fiz.localhost' },
  support: { email: 'help@fiz.localhost', hours: 'ежедневно 9:00–21:00 МСК' },
  origins: sites.origins,
}
