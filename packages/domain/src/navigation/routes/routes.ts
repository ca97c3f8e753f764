import { LANDING_ROUTES } from './landing-routes.ts'
import { PAGE_ROUTES } from './page-routes.ts'
import type { Route } from './route.ts'

/** Every page address of the product: what both apps mount and the server answers. */
export const ROUTES: readonly Route[] = [...PAGE_ROUTES, ...LANDING_ROUTES]

const byName = new Map(ROUTES.map((route) => [route.name, route]))

/** The route of a name; a name that is not in the table throws a `RangeError` (NAV-25). */
export function routeByName(name: string): Route {
  const route = byName.get(name)
  if (route === undefined) throw new RangeError(`Unknown route ${typeof name === 'string' ? name : ''}`)
  return route
}
