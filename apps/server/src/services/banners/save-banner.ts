import { appError } from '@proverka/domain/errors'
import { refuseDuplicate } from '../../platform/db/refuse-duplicate.ts'
import type { SystemInfoRow } from '../../platform/db/queries/operation/system-info.ts'
import { InputError } from '../../platform/refusals.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { logChange } from '../log-change.ts'
import { bannerContent, requirePlace } from './banner-row.ts'

export interface SavedBanner {
  /** Keys, each with the version that it is changed from; null: there was no banner. */
  readonly places: readonly { readonly key: string; readonly version: number | null }[]
  readonly value: string
  readonly enabled: boolean
  readonly from: Date | null
  readonly until: Date | null
}

type Content = Pick<SystemInfoRow, 'value' | 'enabled' | 'active_from' | 'active_until' | 'updated_at'>

/** Saves a banner in all its places or in none: refused when another one changed it meanwhile. */
export function saveBanner(context: AppContext, call: Call, banner: SavedBanner): Promise<SystemInfoRow[]> {
  const { places, value, enabled, from, until } = banner
  for (const [index, { key }] of places.entries()) requirePlace(`body.places.${index}.key`, key)
  if (new Set(places.map(({ key }) => key)).size < places.length)
    throw new InputError('body.places', 'Одно место названо дважды')
  if (until && until <= (from ?? context.clock.now()) && enabled)
    throw new InputError('body.active_until', from ? 'Конец раньше начала' : 'Этот срок уже прошел')
  const content = {
    value,
    enabled,
    active_from: from,
    active_until: until,
    updated_at: context.clock.now(),
  }
  return context.database.transaction(async () => {
    const saved: SystemInfoRow[] = []
    // In one order, so that two changes of the same places never wait for each other.
    for (const place of places.toSorted((one, other) => one.key.localeCompare(other.key)))
      saved.push(await saveIn(context, call, place, content))
    return saved
  })
}

async function saveIn(
  context: AppContext,
  call: Call,
  { key, version }: SavedBanner['places'][number],
  content: Content,
): Promise<SystemInfoRow> {
  const { systemInfo } = context.queries
  const before = await systemInfo.lockItem(key)
  if ((before?.version ?? null) !== version) throw appError('record/changed')
  const row = before
    ? await systemInfo.updateItem(key, content)
    : await refuseDuplicate('record/changed', () => systemInfo.insertItem({ key, ...content }))
  if (!row) throw appError('record/changed')
  await logChange(context, call, {
    action: 'system_info.save',
    subject: `system_info:${key}`,
    details: { before: before ? bannerContent(before) : null, after: bannerContent(row) },
  })
  return row
}
