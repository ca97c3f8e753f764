import type { SiteFacts } from '@proverka/api/contract'
import type { AnsweredQuestions, PublicPrices } from '@proverka/domain/orders'
import { ALERT_PREFIX, mainSite } from '@proverka/domain/sites'
import type { SystemInfo } from '@proverka/domain/sites'
import type { SiteConfig } from '../platform/config/sites.ts'
import type { AppContext } from './context.ts'
import { obtainedProducts } from './fulfilment/obtained-products.ts'
import { isShownAt, toSystemInfo } from './banners/banner-row.ts'
import { listPricedProducts, PRICE_MEMORY_MS, PRICE_TABLES } from './orders/prices.ts'
import { createTtlCache } from '../platform/ttl-cache.ts'

/** What a site says of itself changes with these tables. */
export const SITE_TABLES = [...PRICE_TABLES, 'system_info'] as const

/** Another process may have switched an announcement on, and one with a term begins or ends. */
const ALERT_MEMORY_MS = 10_000

/**
 * What a site says of itself to all visitors: whose it is, how it is paid, its prices and announcements of this
 * moment.
 */
export type DescribeSite = (site: SiteConfig) => Promise<SiteFacts>

interface Parts {
  readonly priced: PublicPrices
  readonly answered: AnsweredQuestions
  readonly announced: readonly SystemInfo[]
}

export function createSiteFacts(context: AppContext): DescribeSite {
  const prices = createTtlCache<PublicPrices>(PRICE_MEMORY_MS, () => performance.now())
  const questions = createTtlCache<AnsweredQuestions>(PRICE_MEMORY_MS, () => performance.now())
  const alerts = createTtlCache<readonly SystemInfo[]>(ALERT_MEMORY_MS, () => performance.now())
  context.database.onWrite(PRICE_TABLES, prices.clear)
  context.database.onWrite(['system_info'], alerts.clear)

  async function readPrices(site: SiteConfig): Promise<PublicPrices> {
    const products = await listPricedProducts(context, site, undefined, {})
    return Object.fromEntries(
      products.map(({ product_name, product_price }) => [product_name, product_price]),
    )
  }

  async function readAlerts(site: SiteConfig): Promise<readonly SystemInfo[]> {
    const rows = await context.queries.systemInfo.listItems(ALERT_PREFIX[site.brand])
    return rows.filter((row) => isShownAt(row, context.clock.now())).map(toSystemInfo)
  }

  // Who answers is settled when the server starts.
  const obtained = obtainedProducts(context)
  // The same object while its parts are the same, so that callers can cache what they derive from it.
  const known = new Map<string, { readonly parts: Parts; readonly facts: SiteFacts }>()
  return async (site) => {
    const [priced, answered, announced] = await Promise.all([
      prices.get(site.brand, () => readPrices(site)),
      questions.get('', () => context.sources.answered()),
      alerts.get(site.brand, () => readAlerts(site)),
    ])
    const last = known.get(site.key)
    const parts: Parts = { priced, answered, announced }
    if (last && isSame(last.parts, parts)) return last.facts
    const facts = describe(site, parts)
    known.set(site.key, { parts, facts })
    return facts
  }

  function describe(site: SiteConfig, { priced, answered, announced }: Parts): SiteFacts {
    const { sites } = context.config
    const { provider, publicKey, scriptUrl, pageUrl } = site.payment
    const other = site.isFiz ? mainSite(sites) : sites.find(({ isFizPro }) => isFizPro)
    return {
      key: site.key,
      brand: site.brand,
      variant: site.variant,
      name: site.name,
      otherBrandOrigin: context.originOf(other?.key ?? site.key),
      operator: site.operator,
      support: site.support,
      payment: { provider, publicKey, scriptUrl, pageUrl },
      insurer: site.insurer,
      analytics: site.analytics,
      ...(context.config.demo && { demo: true }),
      alerts: [...announced],
      prices: priced,
      answered,
      obtained,
    }
  }
}

const isSame = (one: Parts, other: Parts): boolean =>
  one.priced === other.priced && one.answered === other.answered && one.announced === other.announced
