import { type Operator } from '@proverka/domain/legal'
import { SITES, type Site, type SiteKey } from '@proverka/domain/sites'
import { DEMO_OPERATOR } from '@proverka/domain/legal'
import { DEMO_BANK, type BankDetails } from './bank.ts'

export type PaymentProviderName = 'test' | 'money' | 'card'

/** Everything that depends on the host: one row per host, the only table of its kind. */
export interface SiteConfig extends Site {
  readonly name: string
  readonly operator: Operator
  /** Printed in invoices; absent: support gives it out. */
  readonly bank?: BankDetails | undefined
  readonly support: { readonly email: string; readonly hours: string }
  /** The address that its emails come from; absent: `MAIL_FROM`, and without it `noreply@` and its host. */
  readonly mail?: { readonly from: string } | undefined
  readonly payment: SitePayment
  /** Whose risk insurance is sold with the check of an owner; absent: it is neither offered nor accepted (DEC-15). */
  readonly insurer?: { readonly name: string } | undefined
  /** The web analytics that paid orders are reported to, after consent (TRACK-30, LAW-05); absent: nothing is sent. */
  readonly analytics?: SiteAnalytics | undefined
  /** What contours are laid on at a press, where their points can be converted; absent: no map is offered. */
  readonly baseMap?: BaseMap | undefined
}

/** Raster tiles of the operator's choice. */
export interface BaseMap {
  /** `https://tiles.example/{z}/{x}/{y}.png` */
  readonly tiles: string
  /** Whose they are, as their licence wants it said. */
  readonly attribution: string
}

/** Who takes the money on a host (PAY-08..10). The built-in test provider needs no addresses. */
export interface SitePayment {
  readonly provider: PaymentProviderName
  readonly publicKey: string
  /** Script of the provider's window; without it there is only the test provider. */
  readonly scriptUrl?: string | undefined
  /**
   * Page of the provider for browsers in which its window does not load; `{token}` is replaced by the payment's
   * token.
   */
  readonly pageUrl?: string | undefined
  /** Origins that the window needs beyond those it is known for (`adapters/payments/window-origins.ts`). */
  readonly origins?: WindowOrigins | undefined
}

/** Origins that a payment window needs of the page around it, by what it does with them. */
export interface WindowOrigins {
  readonly frame?: readonly string[] | undefined
  readonly connect?: readonly string[] | undefined
  readonly img?: readonly string[] | undefined
}

export interface SiteAnalytics {
  readonly url: string
  /** The cookie in which its counter keeps the client id (TRACK-31). */
  readonly clientIdCookie: string
}

/** The site that an order, an email or a receipt names; undefined for one that is served no more. */
export function findSite(sites: readonly SiteConfig[], key: string | undefined): SiteConfig | undefined {
  return sites.find((site) => site.key === key)
}

/** Who signs for the site of an order: the site itself; for one that is served no more, the first of those that are. */
export function siteOf(sites: readonly SiteConfig[], key: string | undefined): SiteConfig {
  const site = findSite(sites, key) ?? sites[0]
  if (!site) throw new Error('no site is configured')
  return site
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
    bank: DEMO_BANK,
    support: { email: supportEmail, hours: HOURS },
    payment: { provider: 'test', publicKey },
    insurer: { name: 'АО «Тихая гавань» (демонстрационный страховщик)' },
  }
})

/** The console of a development machine. */
export const DEVELOPMENT_CONSOLE = { key: 'console', host: 'console.localhost' } as const
