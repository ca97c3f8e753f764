import type { Site } from '../../sites/hosts/sites.ts'

/** The route to open after a login or a registration, or undefined to stay (NAV-10, NAV-11). */
export function routeAfterSignIn(
  routeName: string,
  site: Pick<Site, 'isMainBrandHost'>,
): 'user-orders' | undefined {
  const leaves = site.isMainBrandHost && (routeName === 'index' || routeName === 'registration')
  return leaves ? 'user-orders' : undefined
}

/** The route to open after a logout, or undefined to stay (NAV-12). */
export function routeAfterSignOut(pathname: string): 'index' | undefined {
  return /^\/user(\/|$)/.test(pathname) ? 'index' : undefined
}
