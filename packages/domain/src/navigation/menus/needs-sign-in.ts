import type { Site } from '../../sites/hosts/sites.ts'

/** Pages of the individuals brand that check property. */
const PROPERTY_ROUTES: readonly string[] = [
  'proverka-nedvij',
  'otchet-na-osnove-vypiski-iz-egrn',
  'check-owner',
]

/**
 * Whether a link opens the sign-in dialog instead of its page: for a guest those to the user area, and on the .ru host
 * of the individuals brand those to property checks (ROLE-35, AMB-87). Holds for menus, cards and dialogs alike.
 */
export function needsSignIn(site: Pick<Site, 'isFizRu'>, routeName: string, isSignedIn: boolean): boolean {
  if (isSignedIn) return false
  return /^user(-|$)/.test(routeName) || (site.isFizRu && PROPERTY_ROUTES.includes(routeName))
}
