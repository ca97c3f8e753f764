import type { Brand } from '@proverka/screens/brand/brand.ts'
import { sites } from '@proverka/screens/brand/sites.ts'

/** The brand that checks individuals. */
export const brand: Brand = {
  key: 'fiz',
  name: 'Проверка',
  tagline: 'физических лиц',
  logoShape: 'cell',
  siteName: 'Проверка физических лиц',
  about: 'Проверяем людей по открытым государственным реестрам. У каждого факта есть источник и время.',
  operator: {
    name: 'ООО «Межевой знак» (демонстрационный оператор)',
    inn: '0000000000',
    ogrn: '0000000000000',
    address: '000000, г. Образцовск, ул. Кленовая, д. 1',
    email: 'help@fiz.localhost',
    registryNumber: '00-00-000000',
  },
  support: { email: 'help@fiz.localhost', hours: 'ежедневно 9:00–21:00 МСК' },
  origins: sites.origins,
}
