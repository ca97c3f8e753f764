import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** Only the buyer and an admin may read or change an order item. */
export function requireOwnItem<Item extends { person_id: string }>(
  item: Item | undefined,
  user: UserRow,
): Item {
  if (!item) throw appError('order/not-found')
  if (item.person_id !== user.id && user.person_role !== Role.Admin) throw appError('access/denied')
  return item
}
