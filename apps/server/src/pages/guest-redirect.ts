import {
  buildPath,
  decideGuards,
  isLinkToken,
  ownPath,
  parseQuery,
  type Route,
} from '@proverka/domain/navigation'
import { getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import type { SiteConfig } from '../platform/config/sites.ts'

export const TOKEN_COOKIE = 'jwt'

interface Guarded {
  readonly c: Context
  readonly site: SiteConfig
  readonly served: { readonly has: (route: string) => boolean }
  readonly mainOrigin: string
}

/**
 * Where the guards of a page redirect a request for it, or undefined when it may be opened: the decision of the
 * browser, made before anything is sent. Whether a token is valid is for the API to say. A page that opens after a
 * sign-in is named to the home page, which asks for one (TRUE-11).
 */
export function guestRedirect(route: Route, { c, site, served, mainOrigin }: Guarded): string | undefined {
  const { pathname, search } = new URL(c.req.url)
  const query = parseQuery(search)
  const context = {
    site,
    hasToken: Boolean(getCookie(c, TOKEN_COOKIE)),
    hasJwtToken: isLinkToken(query['jwt_token']),
    query,
    mainOrigin,
  }
  const decision = decideGuards(route, context)
  if (decision.kind !== 'redirect') return undefined
  if (decision.name === 'user' && !served.has('user')) return buildPath('user-orders')
  const opensAfterSignIn = decideGuards(route, { ...context, hasToken: true }).kind === 'pass'
  if (!opensAfterSignIn) return decision.to
  const way = new URLSearchParams({ auth: 'login', way: ownPath(pathname + search) ?? pathname })
  return `${decision.to}${decision.to.includes('?') ? '&' : '?'}${way}`
}
