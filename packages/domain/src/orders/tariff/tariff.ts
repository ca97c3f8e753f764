import { toKopecks } from '../../money/kopecks.ts'
import { isAdmin } from '../../accounts/roles/roles.ts'
import { DAY_MS } from '../../timing/units.ts'

/** Id of the tariff that everybody starts with (CONST-10). */
export const BASIC_TARIFF_ID = 0
/** Id and name of the tariff that paid orders lead to (AMB-40). */
export const EARNED_TARIFF_ID = 1
/** Name of the tariff that orders over `BASIC_TARIFF_THRESHOLD` earn (TARIFF-01). */
export const EARNED_TARIFF_NAME = 'Базовый'
/** Paid orders of more than so many roubles lead to it (CONST-08, TARIFF-01). */
export const TARIFF_BANNER_THRESHOLD = 1500
/** Life of the banner's dismissal, milliseconds (CONST-09). */
export const TARIFF_BANNER_DISMISS_MS = 14 * DAY_MS

/** The tariff after paid orders of a sum in roubles; top-ups do not count. */
export function tariffAfterOrders(tariffId: number, paidOrdersTotal: number): number {
  const earned = toKopecks(paidOrdersTotal) > toKopecks(TARIFF_BANNER_THRESHOLD)
  return tariffId === BASIC_TARIFF_ID && earned ? EARNED_TARIFF_ID : tariffId
}

/** Whole roubles that are still to be paid until paid orders lead to the earned tariff: the threshold must be passed. */
export function leftToEarn(paidOrdersTotal: number): number {
  return Math.max(0, Math.floor(TARIFF_BANNER_THRESHOLD - paidOrdersTotal) + 1)
}

/** When a dismissal made now ends, milliseconds (TARIFF-06). */
export function tariffBannerDismissal(now: number): { readonly expires: number } {
  return { expires: now + TARIFF_BANNER_DISMISS_MS }
}

/** What the tariff banner depends on. */
export interface TariffBannerContext {
  readonly user: { readonly role: number; readonly tariff_simple_id: number } | null
  readonly routeName: string
  /** An alert of the brand shows on this route (AMB-41). */
  readonly hasAlert: boolean
  readonly dismissal: { readonly expires: number } | undefined
  readonly now: number
}

/** Whether the banner shows: basic tariff, no admin, no tariff page, no alert, not dismissed (TARIFF-03..05). */
export function showsTariffBanner({
  user,
  routeName,
  hasAlert,
  dismissal,
  now,
}: TariffBannerContext): boolean {
  if (user === null || isAdmin(user) || user.tariff_simple_id !== BASIC_TARIFF_ID) return false
  if (hasAlert || /^(user-)?tariff(Old)?$/.test(routeName)) return false
  return dismissal === undefined || now >= dismissal.expires
}
