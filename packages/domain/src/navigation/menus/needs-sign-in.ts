import type { Site } from '../../sites/hosts/sites.ts'

/** Pages of the individuals brand that check property. */
const PROPERTY_ROUTES: readonly string[] = [
  'proverka-nedvij',
  'otchet-na-osnove-vypiski-iz-egrn',
  'check-owner',
]

/**
 * Whether a link opens the sign-in dialog instead of its page: for guests, links to the user area and, on the .ru host
 * of the individuals brand, to property checks (ROLE-35, AMB-87). Applies to menus, cards and dialogs.
 */
export function needsSignIn(site: Pick<Site, 'isFizRu'>, routeName: string, isSignedIn: boolean): boolean {
  if (isSignedIn) return false
  return /^user(-|$)/.test(routeName) || (site.isFizRu && PROPERTY_ROUTES.includes(routeName))
}
