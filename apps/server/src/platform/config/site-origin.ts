import type { ServerConfig } from './server-config.ts'
import type { SiteConfig } from './sites.ts'

/** Public origin of a site: that of its TLS proxy where there is one, else the server's own port. */
export function siteOrigin(
  { production, behindProxy }: Pick<ServerConfig, 'production' | 'behindProxy'>,
  { host }: Pick<SiteConfig, 'host'>,
  port: number,
): string {
  return production || behindProxy ? `https://${host}` : `http://${host}:${port}`
}
