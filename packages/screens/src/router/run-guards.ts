import { decideGuards, parseQuery } from '@proverka/domain/site'
import type { RouteMatch } from '@proverka/domain/site'
import { sites } from '../app/sites.ts'
import { readToken } from '../storage/cookies.ts'
import type { Guard } from './page-router.ts'

/** The guards of domain in the browser (GUARD rows): who is here, which site this is. */
export function createGuard(served: ReadonlySet<string>): Guard {
  return ({ route }: RouteMatch, search: string) => {
    const query = parseQuery(search)
    const decision = decideGuards(route, {
      site: sites.current(),
      hasToken: readToken() !== undefined,
      hasJwtToken: Boolean(query['jwt_token']),
      query,
    })
    if (decision.kind === 'pass') return undefined
    if (decision.kind === 'error')
      throw Object.assign(new Error(decision.message), { statusCode: decision.statusCode })
    // The dashboard is not among the pages of every app; the orders stand in for it.
    return decision.name === 'user' && !served.has('user') ? '/user/orders/' : decision.to
  }
}
