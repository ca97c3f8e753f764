import { contract } from '@proverka/api/contract'
import { adminCallRefusal } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { ALERT_PREFIX, type SystemInfo } from '@proverka/domain/sites'
import type { SignedInUser } from '../../services/call.ts'
import { actorOf } from '../../services/known-user.ts'

/** What a user may read of the settings: who switches banners all, others the alerts that are switched on (AMB-66). */
export function systemInfoReader(
  user: SignedInUser | undefined,
  key: string | undefined,
): (item: SystemInfo) => boolean {
  if (user?.permissions.has('banners.write')) return () => true
  const actor = user && actorOf(user, 'banners.write')
  const refusal =
    key !== undefined && adminCallRefusal(actor, { path: contract.system.viewSystemInfo.path, key })
  if (refusal) throw appError(refusal)
  return (item) => isAlert(item.key) && item.enabled
}

const isAlert = (key: string): boolean => Object.values(ALERT_PREFIX).some((prefix) => key.startsWith(prefix))
