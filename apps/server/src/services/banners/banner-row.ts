import { findAlertPlace, ALERT_PLACES } from '@proverka/domain/navigation'
import { ALERT_PREFIX, alertState, isAlertKey, type SystemInfo } from '@proverka/domain/sites'
import type { SystemInfoRow } from '../../platform/db/queries/operation/system-info.ts'
import { InputError } from '../../platform/refusals.ts'

/** What a banner says and when: the part of a row that people change. */
export const bannerContent = ({
  value,
  enabled,
  active_from,
  active_until,
}: Pick<SystemInfoRow, 'value' | 'enabled' | 'active_from' | 'active_until'>) => ({
  value,
  enabled,
  active_from: active_from?.toISOString() ?? null,
  active_until: active_until?.toISOString() ?? null,
})

export type BannerContent = ReturnType<typeof bannerContent>

/** Whether a banner is visible at an instant. */
export const isShownAt = (row: SystemInfoRow, now: Date): boolean =>
  alertState(bannerContent(row), now.getTime()) === 'shown'

/** An item as the sites know it. */
export const toSystemInfo = ({ key, value, enabled }: SystemInfoRow): SystemInfo => ({ key, value, enabled })

/** Refuses the key of a banner that names no page; `field` is the path to it. */
export function requirePlace(field: string, key: string): void {
  if (findAlertPlace(key)) return
  const prefix = key.startsWith(ALERT_PREFIX.fiz) ? ALERT_PREFIX.fiz : ALERT_PREFIX.realty
  const pages = ALERT_PLACES.filter((place) => place.key.startsWith(prefix)).map(({ page }) => page)
  throw new InputError(
    field,
    isAlertKey(key)
      ? `Такой страницы нет. После ${prefix}: ${pages.join(', ')}`
      : `Ключ баннера начинается с ${Object.values(ALERT_PREFIX).join(' или ')}`,
  )
}
