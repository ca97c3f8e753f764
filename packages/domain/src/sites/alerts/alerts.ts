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

/** Whether a key begins like that of an alert, whether or not it names a page. */
export const isAlertKey = (key: string): boolean =>
  Object.values(ALERT_PREFIX).some((prefix) => key.startsWith(prefix))

/** The text of an alert in two parts: its first line is the heading where more lines follow. */
export function alertParts(value: string): { readonly heading: string | undefined; readonly text: string } {
  const [first = '', ...others] = value.trim().split(/\r?\n/)
  const text = others.join('\n').trim()
  return text === '' ? { heading: undefined, text: first.trim() } : { heading: first.trim(), text }
}

/** When an alert is visible, instants in ISO 8601; null is no bound. */
export interface AlertTerm {
  readonly enabled: boolean
  readonly active_from: string | null
  readonly active_until: string | null
}

/** Whether an alert is visible at an instant, and why it is not. */
export type AlertState = 'shown' | 'planned' | 'ended' | 'off'

/** The state of an alert at an instant in milliseconds; the end does not belong to its term. */
export function alertState({ enabled, active_from, active_until }: AlertTerm, now: number): AlertState {
  if (!enabled) return 'off'
  if (active_until !== null && Date.parse(active_until) <= now) return 'ended'
  return active_from !== null && Date.parse(active_from) > now ? 'planned' : 'shown'
}
