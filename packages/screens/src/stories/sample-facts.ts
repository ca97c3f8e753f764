import type { SiteFacts } from '@proverka/api/contract'
import { SITES } from '@proverka/domain/sites'
import type { SiteKey, SystemInfo } from '@proverka/domain/sites'
import { sampleAnswered } from './sample-answered.ts'
import { SAMPLE_BRANDS } from './sample-brands.ts'

/** For stories: what the server says of a site. */
export function sampleFacts(key: SiteKey, alerts: readonly SystemInfo[] = []): SiteFacts {
  const site = SITES.find((one) => one.key === key)
  if (!site) throw new RangeError(`No site ${key}`)
  const { brand, variant } = site
  const { siteName, operator, support } = SAMPLE_BRANDS[brand]
  return {
    key,
    brand,
    variant,
    name: siteName,
    otherBrandOrigin: SAMPLE_BRANDS.realty.origins[brand === 'fiz' ? 'realty' : 'fiz'],
    operator,
    support,
    payment: { provider: 'test', publicKey: '' },
    alerts: [...alerts],
    prices: {},
    answered: sampleAnswered(),
    obtained: [],
  }
}
