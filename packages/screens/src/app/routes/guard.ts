import { decideGuards, isLinkToken, matchRoute, parseQuery } from '@proverka/domain/navigation'
import type { Route } from '@proverka/domain/navigation'
import { redirect, redirectDocument, replace } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import { sites } from '../../runtime/brand/sites.ts'
import { readToken } from '../../runtime/storage/cookies.ts'

/** What a guard asks of the app. */
export interface GuardFacts {
  /** Learns of a page that opens after a sign-in and not before. */
  readonly onSignIn: (path: string) => void
  /** Whether the page was opened by a link that signs in: its token is being traded (AMB-07). */
  readonly hasLinkToken: boolean
}

/** Where a page must lead instead, or undefined when it may be shown. Throws for a guard that fails (GUARD-17). */
export function guardTarget(url: URL, { onSignIn, hasLinkToken }: GuardFacts): string | undefined {
  const route = matchRoute(url.pathname)?.route
  if (!route) return undefined
  const query = parseQuery(url.search)
  const context = {
    site: sites.current(),
    hasToken: readToken() !== undefined,
    hasJwtToken: hasLinkToken || isLinkToken(query['jwt_token']),
    mainOrigin: sites.origins.realty,
    query,
  }
  const decision = decideGuards(route, context)
  if (decision.kind === 'pass') return undefined
  if (opensAfterSignIn(route, context)) onSignIn(url.pathname + url.search)
  if (decision.kind === 'error')
    throw Object.assign(new Error(decision.message), { statusCode: decision.statusCode })
  return decision.to
}

function opensAfterSignIn(route: Route, context: Parameters<typeof decideGuards>[1]): boolean {
  return decideGuards(route, { ...context, hasToken: true }).kind === 'pass'
}

/** The guards of domain before each page, however it is opened: by a link, an address, or the way back (GUARD rows). */
export function guardPages(facts: GuardFacts): MiddlewareFunction {
  let isFirst = true
  return ({ request }) => {
    const url = new URL(request.url)
    const target = guardTarget(url, { ...facts, hasLinkToken: facts.hasLinkToken && isFirst })
    isFirst = false
    if (target === undefined) return
    if (!target.startsWith('/')) throw redirectDocument(target)
    // The guarded page is the current history entry: pushing the target would make Back return to it and redirect
    // again, for ever.
    throw location.pathname === url.pathname ? replace(target) : redirect(target)
  }
}
