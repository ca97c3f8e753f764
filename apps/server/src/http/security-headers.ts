import type { MiddlewareHandler } from 'hono'
import type { SiteConfig } from '../config/sites.ts'
import { giveHeaders } from './default-headers.ts'
import type { RequestFacts } from './request-facts.ts'

/** What a policy allows in addition to the host itself. */
export interface PolicySources {
  /** Sources of style elements that a page holds: hashes of the prerendered ones. */
  readonly styles?: readonly string[]
  /** Whose window of payment and whose analytics: each may be reached for what it does and nothing else. */
  readonly site?: Pick<SiteConfig, 'payment' | 'analytics'>
}

/** The policy of an answer: everything from this host, no inline script. */
export function contentPolicy({ styles = [], site }: PolicySources = {}): string {
  const payment = site && site.payment.provider !== 'test' && originOf(site.payment.scriptUrl)
  const analytics = originOf(site?.analytics?.url)
  return [
    "default-src 'self'",
    ...(styles.length > 0 ? [`style-src 'self' ${styles.join(' ')}`] : []),
    ...(payment ? [`script-src 'self' ${payment}`, `frame-src 'self' ${payment}`] : []),
    ...(analytics ? [`connect-src 'self' ${analytics}`] : []),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin
}

/** The same for every answer of every site. */
export const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}
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
    const made = { 'Content-Security-Policy': contentPolicy({ site }), ...FIXED_HEADERS }
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
