import type { ServerConfig } from './server-config.ts'
import type { SiteConfig } from './sites.ts'

/** Where visitors find a site: at its proxy with TLS, where one stands before this server, else at the server's own port. */
export function siteOrigin(
  { production, behindProxy }: Pick<ServerConfig, 'production' | 'behindProxy'>,
  { host }: Pick<SiteConfig, 'host'>,
  port: number,
): string {
  return production || behindProxy ? `https://${host}` : `http://${host}:${port}`
}
