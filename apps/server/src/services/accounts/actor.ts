import type { Actor } from '@proverka/domain/accounts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** A user as the rules of the domain know who asks. */
export const actorOf = (user: UserRow): NonNullable<Actor> => ({
  id: user.id,
  role: user.person_role,
})
