import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import { ALERT_PREFIX, type SystemInfo } from '@proverka/domain/site'
import type { PersonRow } from '../db/queries/persons.ts'

/** What somebody may read of the settings: admins all, others the alerts that are switched on (AMB-66). */
export function systemInfoReader(
  person: PersonRow | undefined,
  key: string | undefined,
): (item: SystemInfo) => boolean {
  if (person?.person_role === Role.Admin) return () => true
  if (key !== undefined && !isAlert(key)) throw appError('access/denied')
  return (item) => isAlert(item.key) && item.enabled
}

const isAlert = (key: string): boolean => Object.values(ALERT_PREFIX).some((prefix) => key.startsWith(prefix))
