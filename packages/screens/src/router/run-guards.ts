import { decideGuards, parseQuery } from '@proverka/domain/site'
import type { RouteMatch } from '@proverka/domain/site'
import { sites } from '../app/sites.ts'
import { readToken } from '../storage/cookies.ts'
import type { Guard } from './page-router.ts'

/**
 * The guards of domain in the browser (GUARD rows): who is here, which site this is. `onSignIn` learns of a page that
 * opens after a sign-in and not before.
 */
export function createGuard(served: ReadonlySet<string>, onSignIn: (path: string) => void): Guard {
  return ({ route }: RouteMatch, search: string, pathname: string) => {
    const query = parseQuery(search)
    const context = {
      site: sites.current(),
      hasToken: readToken() !== undefined,
      hasJwtToken: Boolean(query['jwt_token']),
      query,
    }
    const decision = decideGuards(route, context)
    if (decision.kind === 'pass') return undefined
    if (decideGuards(route, { ...context, hasToken: true }).kind === 'pass') onSignIn(pathname + search)
    if (decision.kind === 'error')
      throw Object.assign(new Error(decision.message), { statusCode: decision.statusCode })
    // The dashboard is not among the pages of every app; the orders stand in for it.
    return decision.name === 'user' && !served.has('user') ? '/user/orders/' : decision.to
  }
}
