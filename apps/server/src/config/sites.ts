import { type Operator } from '@proverka/domain/legal'
import { SITES, type Site, type SiteKey } from '@proverka/domain/site'
import { DEMO_OPERATOR } from './operator.ts'

export type PaymentProviderName = 'test' | 'money' | 'card'

/** Everything that depends on the host: one row per host, the only table of its kind. */
export interface SiteConfig extends Site {
  readonly name: string
  readonly operator: Operator
  readonly support: { readonly email: string; readonly hours: string }
  readonly payment: { readonly provider: PaymentProviderName; readonly publicKey: string }
}

const HOURS = 'ежедневно 9:00–21:00 МСК'

const NAMES: Record<SiteKey, { name: string; supportEmail: string; publicKey: string }> = {
  realty: { name: 'Проверка недвижимости', supportEmail: 'help@realty.localhost', publicKey: 'test-realty' },
  'realty-b2b': {
    name: 'Проверка недвижимости',
    supportEmail: 'help@realty.localhost',
    publicKey: 'test-realty',
  },
  'fiz-pro': { name: 'Проверка физических лиц', supportEmail: 'help@fiz.localhost', publicKey: 'test-fiz' },
  'fiz-ru': { name: 'Проверка физических лиц', supportEmail: 'help@fiz.localhost', publicKey: 'test-fiz' },
}

/** The sites of a development machine (decisions 1.1); production names its own in `SITES_FILE`. */
export const DEVELOPMENT_SITES: readonly SiteConfig[] = SITES.map((site) => {
  const { name, supportEmail, publicKey } = NAMES[site.key]
  return {
    ...site,
    name,
    operator: { ...DEMO_OPERATOR, email: supportEmail },
    support: { email: supportEmail, hours: HOURS },
    payment: { provider: 'test', publicKey },
  }
})
