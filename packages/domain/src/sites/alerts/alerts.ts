import type { SystemInfo } from './system-info.ts'
import type { BrandKey } from '../hosts/sites.ts'

/** Key prefixes of the alert items of each brand (CONST-35). */
export const ALERT_PREFIX: Readonly<Record<BrandKey, string>> = { realty: 'alert_', fiz: 'alertFiz_' }

/** The alerts of a route: enabled, of the brand, their key naming the route or 'all' (UI-057..059). */
export function alertsOf(
  items: readonly SystemInfo[],
  brand: BrandKey,
  routeName: string,
): readonly SystemInfo[] {
  const keys = [`${ALERT_PREFIX[brand]}${routeName}`, `${ALERT_PREFIX[brand]}all`]
  return items.filter((item) => item.enabled && keys.includes(item.key))
}
