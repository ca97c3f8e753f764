import { appError } from '@proverka/domain/errors'
import { isAdmin, PROTECTED_SETTINGS } from '@proverka/domain/accounts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { actorOf } from '../../services/accounts/actor.ts'

/** Some settings are permissions: a user cannot grant them to himself (AMB-88). */
export function requireFreeSetting(key: string, user: UserRow): void {
  if (PROTECTED_SETTINGS.includes(key) && !isAdmin(actorOf(user))) throw appError('access/denied')
}
