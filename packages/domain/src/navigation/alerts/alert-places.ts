import { ALERT_PREFIX } from '../../sites/alerts/alerts.ts'
import { SITES, type BrandKey } from '../../sites/hosts/sites.ts'
import { decideGuards } from '../routes/guards.ts'
import type { Route } from '../routes/route.ts'
import { ROUTES } from '../routes/routes.ts'

/** Where an alert can be shown: all pages of a brand, or one of them. */
export interface AlertPlace {
  /** Key of the alert (CONST-35). */
  readonly key: string
  readonly brand: BrandKey
  /** Name of the route; `all` for every page. */
  readonly page: string
  /** Path of the page, with `{id}` for what differs; null for every page. */
  readonly path: string | null
  /** Heading of a landing page. */
  readonly heading?: string | undefined
}

/** Every place that an alert can be shown in: pages of the brand that have a frame and that some visitor is let to. */
export const ALERT_PLACES: readonly AlertPlace[] = (['realty', 'fiz'] as const).flatMap((brand) => [
  { key: `${ALERT_PREFIX[brand]}all`, brand, page: 'all', path: null },
  ...ROUTES.filter((route) => isSeenOn(brand, route)).map(({ name, path, heading }) => ({
    key: `${ALERT_PREFIX[brand]}${name}`,
    brand,
    page: name,
    path,
    heading,
  })),
])

/** The place of an alert; undefined for a key that names none. */
export const findAlertPlace = (key: string): AlertPlace | undefined =>
  ALERT_PLACES.find((place) => place.key === key)

function isSeenOn(brand: BrandKey, route: Route): boolean {
  if (!route.brands.includes(brand) || route.layout === 'no-layout') return false
  return SITES.filter((site) => site.brand === brand).some((site) =>
    [true, false].some(
      (hasToken) => decideGuards(route, { site, hasToken, hasJwtToken: false, query: {} }).kind === 'pass',
    ),
  )
}
