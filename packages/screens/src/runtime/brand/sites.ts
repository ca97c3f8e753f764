import { developmentOrigin, mainSite, resolveHost, SITES, sitesWithHosts } from '@proverka/domain/sites'
import type { BrandKey, Site, SiteKey } from '@proverka/domain/sites'

type Hosts = Readonly<Record<SiteKey, string>>

const DEVELOPMENT_HOSTS = Object.fromEntries(SITES.map(({ key, host }) => [key, host])) as Hosts

/** The port of the page that is open; a build has none. */
const openPort = (): string | undefined => (typeof location === 'undefined' ? undefined : location.port)

/** The sites under the hosts of a production, or of development: then no link of a demo leads to a real site. */
export function createSites(production: Partial<Hosts> | undefined, port = openPort()) {
  const hosts = { ...DEVELOPMENT_HOSTS, ...production }
  const sites = sitesWithHosts(hosts)
  const originOf = (key: SiteKey) =>
    production ? `https://${hosts[key]}` : developmentOrigin(hosts[key], port)
  return {
    /** Origins that canonical links name. */
    origins: { realty: originOf('realty'), fiz: originOf('fiz-pro') } satisfies Record<BrandKey, string>,
    /** The site that a page belongs to (NAV-04). */
    current: (hostname: string = location.hostname): Site => resolveHost(hostname, sites),
    /** Of the main real-estate site, whose cookies its subdomains share. */
    mainHost: mainSite(sites)?.host ?? '',
  }
}

export const sites = createSites(import.meta.env.SITE_HOSTS)
