import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { NOT_FOUND } from '../page/not-found.ts'

let knownRoutes: RouteObject[] = []

/** Names the routes whose code may be fetched before they are asked for. */
export function setKnownRoutes(routes: RouteObject[]): void {
  knownRoutes = routes
}

/** Fetches the code of a page that will probably be opened next, with all that its route brings along. */
export function prefetchPage(path: string): void {
  const route = matchRoutes(knownRoutes, path.split(/[?#]/, 1)[0] ?? '/')?.at(-1)?.route
  if (!route || route.id === NOT_FOUND || typeof route.lazy !== 'object') return
  // The router takes out of a route what it has loaded already.
  const loads: readonly ((() => Promise<unknown>) | undefined)[] = Object.values(route.lazy)
  // A failure is left to the visit that needs the code.
  for (const load of loads) load?.().catch(() => undefined)
}
