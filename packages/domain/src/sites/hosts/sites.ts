/** The two brands of one code base: checks of real estate and checks of individuals. */
export type BrandKey = 'realty' | 'fiz'

/** The key of one of the four sites (decisions 1.1). */
export type SiteKey = 'realty' | 'realty-b2b' | 'fiz-pro' | 'fiz-ru'

/** One configured host with what follows from it (decisions 1.1). */
export interface Site {
  readonly key: SiteKey
  readonly brand: BrandKey
  readonly variant: 'main' | 'b2b' | 'pro' | 'ru'
  /** Lower case, without port and without `www.`. */
  readonly host: string
  readonly isFiz: boolean
  readonly isFizPro: boolean
  readonly isFizRu: boolean
  readonly isRealtyCloud: boolean
  readonly isB2b: boolean
  readonly isMainBrandHost: boolean
}

const flags = {
  isFiz: false,
  isFizPro: false,
  isFizRu: false,
  isRealtyCloud: false,
  isB2b: false,
  isMainBrandHost: false,
}

/** The four sites under their development hosts; production puts its own host names in (AMB-02). */
export const SITES: readonly Site[] = [
  {
    ...flags,
    key: 'realty',
    brand: 'realty',
    variant: 'main',
    host: 'realty.localhost',
    isRealtyCloud: true,
    isMainBrandHost: true,
  },
  {
    ...flags,
    key: 'realty-b2b',
    brand: 'realty',
    variant: 'b2b',
    host: 'b2b.realty.localhost',
    isRealtyCloud: true,
    isB2b: true,
  },
  {
    ...flags,
    key: 'fiz-pro',
    brand: 'fiz',
    variant: 'pro',
    host: 'fiz.localhost',
    isFiz: true,
    isFizPro: true,
  },
  {
    ...flags,
    key: 'fiz-ru',
    brand: 'fiz',
    variant: 'ru',
    host: 'fiz-ru.localhost',
    isFiz: true,
    isFizRu: true,
  },
]

/**
 * Origin of a site in development. A build without production hosts has it in its pages, and the server replaces it
 * with the origin of its actual port.
 */
export function developmentOrigin(host: string, port = '4000'): string {
  return `http://${host}${port === '' ? '' : `:${port}`}`
}

/** The same sites under other host names, for a configuration. */
export function sitesWithHosts(hosts: Readonly<Record<SiteKey, string>>): readonly Site[] {
  return SITES.map((site) => ({ ...site, host: bareHost(hosts[site.key]) }))
}

/** A Host header as it is compared: lower case, no port, no leading `www.`. */
export function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
}
