import { appError } from '@proverka/domain/errors'
import type { Permission } from '@proverka/domain/accounts'
import type { SignedInUser } from '../call.ts'

/** Only the buyer and the staff with a permission may read or change an order item. */
export function requireOwnItem<Item extends { person_id: string }>(
  item: Item | undefined,
  user: SignedInUser,
  permission: Permission,
): Item {
  if (!item) throw appError('order/not-found')
  if (item.person_id !== user.id && !user.permissions.has(permission)) throw appError('access/denied')
  return item
}
