import { DEVELOPMENT_SITES } from '../../src/platform/config/sites.ts'
import type { SiteConfig, SitePayment } from '../../src/platform/config/sites.ts'

/** The table of sites as an operator fills it in: nothing in it is of the demo. The numbers belong to nobody. */
export const liveSites = (
  payment: SitePayment,
  rows: readonly SiteConfig[] = DEVELOPMENT_SITES,
): readonly SiteConfig[] =>
  rows.map((site) => ({
    ...site,
    host: site.host.replace('.localhost', '.example.com'),
    operator: {
      name: 'ООО «Оператор»',
      inn: '7700000000',
      ogrn: '1000000000001',
      address: '100000, г. Пример, ул. Примерная, д. 1',
      email: 'help@example.com',
      registryNumber: '77-00-000001',
    },
    bank: {
      name: 'Банк «Пример»',
      bik: '044500001',
      account: '40702000000000000001',
      correspondentAccount: '30101000000000000001',
    },
    support: { ...site.support, email: 'help@example.com' },
    payment,
  }))
