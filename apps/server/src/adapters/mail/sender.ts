import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { Sender } from './email.ts'

/** Where emails come from on a machine of a developer; production has addresses of its own domains. */
const DEMO_SENDER = 'noreply@proverka.example'

/** Who emails of a site come from: its row of the table of sites, `MAIL_FROM`, or `noreply@` and its host. */
export function senderOf(
  { mailFrom, production }: Pick<ServerConfig, 'mailFrom' | 'production'>,
  { name, mail, host }: SiteConfig,
): Sender {
  const usual = production ? `noreply@${withoutWww(host)}` : DEMO_SENDER
  return { name, address: mail?.from ?? mailFrom ?? usual }
}

/** Whether mail servers may see an address as one of the site: its host, or the domain that the host is below. */
export function isOfHost(address: string, host: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domain === withoutWww(host) || withoutWww(host).endsWith(`.${domain}`)
}

const withoutWww = (host: string): string => host.replace(/^www\./, '')
