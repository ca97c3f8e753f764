import { PAGE_TABLE } from './page-table.ts'
import type { Route } from './route.ts'

/** Every page address of the product: what both apps mount and the server answers. */
export const ROUTES: readonly Route[] = PAGE_TABLE.map((row) => ({
  path: `/${row.name}`,
  brands: ['realty', 'fiz'],
  guards: [],
  layout: 'default',
  ...row,
}))

/** Landing pages of single checks (LAND-01..27) with their headings; their canonical link names one of the two brands. */
export const LANDING_ROUTES: readonly Route[] = ROUTES.filter(
  ({ layout, canonicalBrand }) => layout === 'landing' && canonicalBrand !== undefined,
)

const byName = new Map(ROUTES.map((route) => [route.name, route]))

/** The route of a name; a name that is not in the table throws a `RangeError` (NAV-25). */
export function routeByName(name: string): Route {
  const route = byName.get(name)
  if (route === undefined) throw new RangeError(`Unknown route ${typeof name === 'string' ? name : ''}`)
  return route
}
