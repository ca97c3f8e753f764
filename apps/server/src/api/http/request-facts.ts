import { bareHost, mainSite, resolveHost } from '@proverka/domain/sites'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { SiteConfig } from '../../platform/config/sites.ts'

/** What is read from a request once, for all who need it. */
export interface RequestFacts {
  readonly site: (c: Context) => SiteConfig
  /** Whether the host is that of the operator's console, which has no brand. */
  readonly isConsole: (c: Context) => boolean
  readonly ip: (c: Context) => string
  /** As what the address counts in limits. */
  readonly network: (c: Context) => string
  readonly isHttps: (c: Context) => boolean
  /** The domain that the hosts of the main brand share, for its cookies; other hosts keep theirs (AUTH-41, AMB-08). */
  readonly cookieDomain: (c: Context) => string | undefined
  /** Asked by a page of another host than the one that it asks. */
  readonly isOfOtherSite: (c: Context) => boolean
  /** Asked by a page of the host itself, as a browser says; programs and browsers before 2023 say nothing. */
  readonly isOfOwnPage: (c: Context) => boolean
}

/** Spellings of hosts that are cached; a client may send any number of others. */
const MOST_HOSTS = 50

export function createRequestFacts(config: ServerConfig): RequestFacts {
  const siteOfKey = new Map(config.sites.map((site) => [site.key, site]))
  const siteOfHost = new Map<string, SiteConfig>()
  function ip(c: Context): string {
    // Only a proxy of our own may say whom it speaks for; its entry is the last one.
    const forwarded = config.behindProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    return forwarded || remoteAddress(c)
  }

  // An operator who runs no main real-estate site: what no site is named by, as the console, is of his first one.
  const hasMain = mainSite(config.sites) !== undefined
  const siteOf = (host: string): SiteConfig =>
    hasMain
      ? (siteOfKey.get(resolveHost(host, config.sites).key) as SiteConfig)
      : (config.sites.find((site) => site.host === bareHost(host)) ?? (config.sites[0] as SiteConfig))

  const consoleHost = config.consoleHost && bareHost(config.consoleHost)
  const isConsole = (c: Context) =>
    consoleHost !== undefined && bareHost(c.req.header('host') ?? '') === consoleHost

  return {
    isConsole,
    site(c) {
      const host = c.req.header('host') ?? ''
      const known = siteOfHost.get(host)
      if (known) return known
      const site = siteOf(host)
      if (siteOfHost.size < MOST_HOSTS) siteOfHost.set(host, site)
      return site
    },
    ip,
    network: (c) => networkOf(ip(c)),
    cookieDomain(c) {
      // The console shares nothing with the sites, also below the main host.
      if (isConsole(c)) return undefined
      const main = siteOfKey.get('realty')?.host ?? ''
      const host = bareHost(c.req.header('host') ?? '')
      return host === main || host.endsWith(`.${main}`) ? main : undefined
    },
    isOfOwnPage: (c) => c.req.header('sec-fetch-site') === 'same-origin',
    isOfOtherSite(c) {
      const fetchSite = c.req.header('sec-fetch-site')
      if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none'
      // Without the header, the browser is old, or the connection not secure. Programs send neither header.
      const origin = c.req.header('origin')
      return origin !== undefined && hostOf(origin) !== bareHost(c.req.header('host') ?? '')
    },
    // Production is never meant to be reached without TLS, wherever it is terminated.
    isHttps: (c) =>
      config.production || (config.behindProxy === true && c.req.header('x-forwarded-proto') === 'https'),
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? bareHost(new URL(origin).host) : undefined
}

function remoteAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A request made in-process has no socket.
    return 'in-process'
  }
}
