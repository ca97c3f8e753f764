import { contract } from '@proverka/api/contract'
import { adminCallRefusal } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { isAlertKey } from '@proverka/domain/sites'
import type { SystemInfoRow } from '../../platform/db/queries/operation/system-info.ts'
import { isShownAt } from '../../services/banners/banner-row.ts'
import type { SignedInUser } from '../../services/call.ts'
import { actorOf } from '../../services/known-user.ts'

/** What a user may read of the settings: who switches banners all, others the alerts that are shown now (AMB-66). */
export function systemInfoReader(
  user: SignedInUser | undefined,
  key: string | undefined,
  now: Date,
): (row: SystemInfoRow) => boolean {
  if (user?.permissions.has('banners.write')) return () => true
  const actor = user && actorOf(user, 'banners.write')
  const refusal =
    key !== undefined && adminCallRefusal(actor, { path: contract.system.viewSystemInfo.path, key })
  if (refusal) throw appError(refusal)
  return (row) => isAlertKey(row.key) && isShownAt(row, now)
}
