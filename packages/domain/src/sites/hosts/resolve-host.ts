import { bareHost, SITES } from './sites.ts'
import type { Site } from './sites.ts'

/**
 * The site that a Host header or `location.host` asks for (NAV-03, NAV-04). Case, port and a leading `www.` do not
 * matter; a host that is not in the list is the main real-estate site.
 */
export function resolveHost(host: string, sites: readonly Site[] = SITES): Site {
  const asked = typeof host === 'string' ? bareHost(host) : ''
  const site = sites.find((candidate) => candidate.host === asked) ?? mainSite(sites)
  if (site === undefined) throw new RangeError('The list of sites has no main real-estate site')
  return site
}

/** The main real-estate site of a list. */
export function mainSite(sites: readonly Site[] = SITES): Site | undefined {
  return sites.find((site) => site.isMainBrandHost)
}
