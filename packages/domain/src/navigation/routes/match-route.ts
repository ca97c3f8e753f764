import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

/** The route of a path with the decoded values of its parameters. */
export interface RouteMatch {
  readonly route: Route
  /** Decoded once. */
  readonly params: Readonly<Record<string, string>>
}

interface Pattern {
  readonly route: Route
  readonly parts: readonly string[]
}

const statics = new Map<string, Route>()
const patterns: Pattern[] = []

for (const route of ROUTES) {
  const parts = route.path.split('/').filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  if (!parts.some((part) => part.startsWith('{'))) {
    statics.set(parts.join('/'), route)
    continue
  }
  patterns.push({ route: withParamGuards(route), parts })
  const bare = parts.slice(0, -1).join('/')
  // The page without its optional parameter, unless another route has that path (AMB-17).
  if (last.endsWith('?}') && !statics.has(bare)) statics.set(bare, route)
}

/**
 * The page that a path asks for, or undefined (a 404). Both slash forms are accepted, fixed paths go before those with
 * a parameter, a parameter may hold dots and an encoded slash (AMB-11, AMB-15). A broken escape matches nothing.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (typeof pathname !== 'string') return undefined
  const path = pathname.replace(/^\//, '').replace(/\/$/, '')
  const fixed = statics.get(path)
  if (fixed !== undefined) return { route: fixed, params: {} }
  const segments = path.split('/')
  for (const { route, parts } of patterns) {
    const params = segments.length === parts.length ? readParams(parts, segments) : undefined
    if (params !== undefined) return { route, params }
  }
  return undefined
}

function readParams(
  parts: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined
      continue
    }
    const value = decodeSegment(segment)
    if (value === undefined || value === '') return undefined
    params[part.replace(/[{}?]/g, '')] = value
  }
  return params
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function withParamGuards(route: Route): Route {
  if (route.guardsWithParam === undefined) return route
  return { ...route, guards: [...route.guards, ...route.guardsWithParam] }
}
