import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { OrderRow } from '../db/queries/orders.ts'
import type { PersonRow } from '../db/queries/persons.ts'

/** Only the buyer and an admin may read what an order holds. */
export function requireOwnOrder(order: OrderRow | undefined, person: PersonRow): OrderRow {
  if (!order) throw appError('order/not-found')
  if (order.person_id !== person.id && person.person_role !== Role.Admin) throw appError('access/denied')
  return order
}
