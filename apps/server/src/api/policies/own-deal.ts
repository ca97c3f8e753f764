import { appError } from '@proverka/domain/errors'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** Documents of a deal are added only by the user who made the deal. */
export function requireOwnDeal<Deal extends { person_id: string }>(
  deal: Deal | undefined,
  user: UserRow,
): Deal {
  if (!deal) throw appError('deal/not-found')
  if (deal.person_id !== user.id) throw appError('access/denied')
  return deal
}
