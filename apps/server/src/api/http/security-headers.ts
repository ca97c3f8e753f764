import type { MiddlewareHandler } from 'hono'
import type { SiteConfig, WindowOrigins } from '../../platform/config/sites.ts'
import { WINDOW_ORIGINS } from '../../adapters/payments/window-origins.ts'
import { giveHeaders } from './default-headers.ts'
import type { RequestFacts } from './request-facts.ts'

/** What a policy allows in addition to the host itself. */
export interface PolicySources {
  /** Sources of style elements that a page holds: hashes of the prerendered ones. */
  readonly styles?: readonly string[]
  /** Sources of the inline scripts that a page may run: the hash of the boot script of its build. */
  readonly scripts?: readonly string[]
  /** Whose window of payment, analytics and map tiles: each may be reached for what it does and nothing else. */
  readonly site?: Pick<SiteConfig, 'payment' | 'analytics' | 'baseMap'>
}

/** The policy of an answer: everything from this host, no inline script but those whose hash is known. */
export function contentPolicy({ styles = [], scripts = [], site }: PolicySources = {}): string {
  const { script = [], frame = [], connect = [], img = [] } = site ? windowOf(site) : {}
  const analytics = originOf(site?.analytics?.url)
  // The map fetches its tiles; it puts no image into the page.
  const tiles = originOf(site?.baseMap?.tiles)
  return [
    "default-src 'self'",
    ...(styles.length > 0 ? [`style-src 'self' ${styles.join(' ')}`] : []),
    ...directive('script-src', [...scripts, ...script]),
    ...directive('frame-src', frame),
    ...directive('connect-src', [...connect, ...analytics, ...tiles]),
    ["img-src 'self' data: blob:", ...img].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the payment window of a site reaches: its script, what its service is known for and what the site's table adds. */
function windowOf({ payment }: Pick<SiteConfig, 'payment'>) {
  if (!hasForeignWindow(payment)) return {}
  const script = originOf(payment.scriptUrl)
  const [known, own] = [WINDOW_ORIGINS[payment.provider], payment.origins ?? {}]
  const all = (name: keyof WindowOrigins) => [...(known[name] ?? []), ...(own[name] ?? [])]
  return { script, frame: [...script, ...all('frame')], connect: all('connect'), img: all('img') }
}

const hasForeignWindow = ({ provider }: SiteConfig['payment']): boolean => provider !== 'test'

/** A directive of sources, each named once; none where the default says all. */
const directive = (name: string, sources: readonly string[]): readonly string[] =>
  sources.length === 0 ? [] : [[`${name} 'self'`, ...new Set(sources)].join(' ')]

const originOf = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : [new URL(url).origin]

/** The same for every answer of a site without a payment window of others. */
export const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** A bank's page that a payment window opens beside it (3-D Secure) tells the window how it ended. */
const WITH_POPUPS = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }

/** An address with a sign-in token is never sent as a referrer, not even to this server's own files (SEC-01). */
const TOKEN_IN_ADDRESS = /[?&](?:jwt_token|id)=/
const WITHOUT_ADDRESS = { 'Referrer-Policy': 'strict-origin' }
/** Whether opening the address signs a user in. */
export const signsIn = (url: string): boolean => TOKEN_IN_ADDRESS.test(url)

const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

type HeaderSet = Readonly<Record<string, string>>

/** Headers of every answer; a page has its own policy. */
export function securityHeaders(facts: RequestFacts): MiddlewareHandler {
  const ofPages = new WeakMap<SiteConfig, HeaderSet>()

  function headersOf(site: SiteConfig): HeaderSet {
    const known = ofPages.get(site)
    if (known) return known
    const made = {
      'Content-Security-Policy': contentPolicy({ site }),
      ...FIXED_HEADERS,
      ...(hasForeignWindow(site.payment) && WITH_POPUPS),
    }
    ofPages.set(site, made)
    return made
  }

  return (c, next) => {
    return giveHeaders(c, next, {
      ...headersOf(facts.site(c)),
      ...(facts.isHttps(c) && HTTPS_ONLY),
      ...(signsIn(c.req.url) && WITHOUT_ADDRESS),
    })
  }
}
