import type { SystemInfo } from './system-info.ts'
import type { BrandKey } from '../hosts/sites.ts'

/** Key prefixes of the alert items of each brand (CONST-35). */
export const ALERT_PREFIX: Readonly<Record<BrandKey, string>> = { realty: 'alert_', fiz: 'alertFiz_' }

/**
 * Whether an alert is visible anywhere: its key names a page, or all of them. A key without one of the prefixes is not
 * that of an alert.
 */
export function isShownAlert(key: string, pages: readonly string[]): boolean {
  const prefix = Object.values(ALERT_PREFIX).find((one) => key.startsWith(one))
  return prefix === undefined || ['all', ...pages].includes(key.slice(prefix.length))
}

/** The alerts of a route: enabled, of the brand, their key naming the route or 'all' (UI-057..059). */
export function alertsOf(
  items: readonly SystemInfo[],
  brand: BrandKey,
  routeName: string,
): readonly SystemInfo[] {
  const keys = [`${ALERT_PREFIX[brand]}${routeName}`, `${ALERT_PREFIX[brand]}all`]
  return items.filter((item) => item.enabled && keys.includes(item.key))
}
