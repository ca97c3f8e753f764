import { mainSite } from '../../sites/hosts/resolve-host.ts'
import type { Site } from '../../sites/hosts/sites.ts'
import { buildPath } from './build-path.ts'
import { GUARD_NAMES } from './guard-names.ts'
import type { GuardName } from './guard-names.ts'
import type { Route } from './route.ts'

/** What the guards may look at. */
export interface GuardContext {
  readonly site: Site
  readonly hasToken: boolean
  /** The address carries a non-empty `jwt_token`. */
  readonly hasJwtToken: boolean
  readonly query: Readonly<Record<string, string | undefined>>
  /** Origin of the main real-estate site, for visitors of the business host; by default https and its host. */
  readonly mainOrigin?: string
}

/** What a guard decides: pass, go elsewhere, or fail as an unknown one. */
export type GuardDecision =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'redirect'
      /** Name of the route that is meant. */
      readonly name: 'index' | 'user' | 'risk-assessment'
      /** Path, or an absolute address when `external`; partner and campaign parameters are preserved. */
      readonly to: string
      readonly external?: true
    }
  | { readonly kind: 'error'; readonly statusCode: 500; readonly message: string }

type Guard = (context: GuardContext, route: Pick<Route, 'name'>) => GuardDecision

const PASS: GuardDecision = { kind: 'pass' }

/** Every registered guard as a pure decision (decisions 1.2). */
export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  auth: (context) => passIf(context.hasToken || context.hasJwtToken, context),
  notAuth: (context, route) => {
    if (!context.hasToken) return PASS
    return redirect(context, route.name === 'risk-assessment-b2c' ? 'risk-assessment' : 'user')
  },
  physcheck: (context) => passIf(context.site.isFiz, context),
  physcheckDisabled: (context) => passIf(!context.site.isFiz, context),
  physcheckPro: (context) => passIf(context.site.isFizPro, context),
  physcheckProDisabled: (context) => passIf(!context.site.isFizPro, context),
  physcheckRu: (context) => passIf(context.site.isFizRu, context),
  physcheckRuDisabled: (context) => passIf(!context.site.isFizRu, context),
  realtyCloud: (context) => passIf(context.site.isRealtyCloud, context),
  realtyCloudDisabled: (context) => passIf(!context.site.isRealtyCloud, context),
  redirectMiddleware: (context) =>
    context.site.isB2b ? redirectToMainSite(context) : redirect(context, 'index'),
  redirectToIndex: (context) => redirect(context, 'index'),
}

/** Runs guards in their order; the first that refuses decides. An unknown name is an error 500 (GUARD-17). */
export function runGuards(
  names: readonly string[],
  context: GuardContext,
  route: Pick<Route, 'name'> = { name: 'index' },
): GuardDecision {
  for (const name of names) {
    const decision = isGuardName(name)
      ? GUARDS[name](context, route)
      : ({ kind: 'error', statusCode: 500, message: `Unknown middleware ${name}` } as const)
    if (decision.kind !== 'pass') return decision
  }
  return PASS
}

/** Whether a visitor may see a route (take the route from `matchRoute`: it knows whether the report's id is there). */
export function decideGuards(route: Pick<Route, 'name' | 'guards'>, context: GuardContext): GuardDecision {
  return runGuards(route.guards, context, route)
}

/** The partner and campaign parameters that survive a redirect; all others are dropped (decisions 1.2). */
export function keptQuery(query: GuardContext['query']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => name === 'partner_id' || name.startsWith('utm_')),
  )
}

function isGuardName(name: string): name is GuardName {
  return (GUARD_NAMES as readonly string[]).includes(name)
}

function passIf(allowed: boolean, context: GuardContext): GuardDecision {
  return allowed ? PASS : redirect(context, 'index')
}

function redirect(context: GuardContext, name: 'index' | 'user' | 'risk-assessment'): GuardDecision {
  return { kind: 'redirect', name, to: buildPath(name, {}, keptQuery(context.query)) }
}

function redirectToMainSite(context: GuardContext): GuardDecision {
  const origin = context.mainOrigin ?? `https://${mainSite()?.host ?? ''}`
  const to = origin + buildPath('index', {}, keptQuery(context.query))
  return { kind: 'redirect', name: 'index', to, external: true }
}
