import { resolveHost } from '@proverka/domain/site'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { ServerConfig } from '../config/server-config.ts'
import type { SiteConfig } from '../config/sites.ts'

/** What is read off a request once, the same way everywhere. */
export interface RequestFacts {
  readonly site: (c: Context) => SiteConfig
  readonly ip: (c: Context) => string
  readonly isHttps: (c: Context) => boolean
}

export function createRequestFacts(config: ServerConfig): RequestFacts {
  const siteOfKey = new Map(config.sites.map((site) => [site.key, site]))
  return {
    site(c) {
      const { key } = resolveHost(c.req.header('host') ?? '', config.sites)
      return siteOfKey.get(key) as SiteConfig
    },
    ip(c) {
      // Only a proxy of our own may say whom it speaks for; its entry is the last one.
      const forwarded = config.behindProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      return forwarded || remoteAddress(c)
    },
    isHttps: (c) => config.behindProxy && c.req.header('x-forwarded-proto') === 'https',
  }
}

function remoteAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A request made in-process has no socket.
    return 'in-process'
  }
}
