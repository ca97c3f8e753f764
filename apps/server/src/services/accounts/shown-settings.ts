import { PROCESSING_ORDERS, processingOrdersSetting, type Setting } from '@proverka/domain/accounts'
import type { AppContext } from '../context.ts'

/** Settings of users as the calls answer them: those that are stored, and their orders in work, which the service knows. */
export async function listShownSettings(
  { queries }: AppContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Setting[]>> {
  if (userIds.length === 0) return new Map()
  const stored = Map.groupBy(await queries.settings.listSettingsOf(userIds), ({ person_id }) => person_id)
  const inWork = Map.groupBy(await queries.orderItems.listInWork(userIds), ({ person_id }) => person_id)
  return new Map(
    userIds.map((id) => {
      const own = (stored.get(id) ?? []).filter(({ key }) => key !== PROCESSING_ORDERS)
      const processing = processingOrdersSetting((inWork.get(id) ?? []).map((item) => item.id))
      const all = own.map(({ key, value, enabled }) => ({ key, value, enabled }))
      return [id, processing ? [...all, processing] : all]
    }),
  )
}
