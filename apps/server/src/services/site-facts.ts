import type { SiteFacts } from '@proverka/api/contract'
import type { PublicPrices } from '@proverka/domain/orders'
import { mainSite } from '@proverka/domain/sites'
import type { SiteConfig } from '../config/sites.ts'
import type { AppContext } from '../context.ts'
import { listPricedProducts, PRICE_MEMORY_MS, PRICE_TABLES } from './orders/prices.ts'
import { createTtlCache } from './ttl-cache.ts'

/** What a site says of itself to everybody: whose it is, how it is paid, and its prices of this moment. */
export type DescribeSite = (site: SiteConfig) => Promise<SiteFacts>

export function createSiteFacts(context: AppContext): DescribeSite {
  const prices = createTtlCache<PublicPrices>(PRICE_MEMORY_MS, () => performance.now())
  context.database.onWrite(PRICE_TABLES, prices.clear)

  async function readPrices(site: SiteConfig): Promise<PublicPrices> {
    const products = await listPricedProducts(context, site, undefined, {})
    return Object.fromEntries(
      products.map(({ product_name, product_price }) => [product_name, product_price]),
    )
  }

  return async (site) => {
    const { sites } = context.config
    const other = site.isFiz ? mainSite(sites) : sites.find(({ isFizPro }) => isFizPro)
    return {
      key: site.key,
      brand: site.brand,
      variant: site.variant,
      name: site.name,
      otherBrandOrigin: context.originOf(other?.key ?? site.key),
      operator: site.operator,
      support: site.support,
      payment: site.payment,
      analytics: site.analytics,
      prices: await prices.get(site.brand, () => readPrices(site)),
    }
  }
}
