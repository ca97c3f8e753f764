import type { Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { Call, Caller } from '../../services/call.ts'
import { holdsOrder, isBuyer } from '../../services/orders/order-access.ts'

/** An order as this policy sees it. */
type Bought = Pick<OrderRow, 'id' | 'person_id' | 'site'>

/**
 * The buyer and the staff with a permission open an order, and the browser in which a guest made it: that one order and
 * its files.
 */
export async function requireReadableOrder<Order extends Bought>(
  context: AppContext,
  call: Call,
  order: Order | undefined,
  permission: Permission = 'orders.read',
): Promise<Order> {
  if (order && (isBuyer(call, order, permission) || (await holdsOrder(context, call, order)))) return order
  requireSignedIn(call)
  throw appError(order ? 'access/denied' : 'order/not-found')
}

/** The same for one item of an order. */
export async function requireReadableItem<Item extends { order_id: string; person_id: string; site: string }>(
  context: AppContext,
  call: Call,
  item: Item | undefined,
  permission: Permission = 'orders.read',
): Promise<Item> {
  await requireReadableOrder(context, call, item && { ...item, id: item.order_id }, permission)
  return item as Item
}

/** For what no browser opens without an account. */
export function requireSignedIn({ caller, bearer }: Call): Caller {
  if (!caller) throw appError(bearer ? 'auth/token-invalid' : 'auth/token-required')
  return caller
}
