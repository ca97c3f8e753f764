import type { adminOrderItemSchema, adminOrderSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../services/context.ts'
import type { OrderedItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { presentHistory } from '../../services/orders/list-own-orders.ts'
import { presentOrderItem } from '../../services/orders/present-order-item.ts'

type AdminOrder = InferInput<typeof adminOrderSchema>

/** Orders with their items as admins see them; `orders` keep their order. */
export async function presentAdminOrders(
  context: AppContext,
  orders: readonly OrderRow[],
): Promise<AdminOrder[]> {
  const presented = await presentHistory(context, orders)
  return orders.flatMap(({ person_id, partner_id, source, request_id }, index) => {
    const order = presented[index]
    return order ? [{ ...order, person_id, partner_id, source, request_id }] : []
  })
}

/** The current state of one order. */
export async function presentAdminOrder(context: AppContext, orderId: string): Promise<AdminOrder> {
  const order = await context.queries.orders.findOrder(orderId)
  const [presented] = await presentAdminOrders(context, order ? [order] : [])
  if (!presented) throw new Error(`order ${orderId} is gone`)
  return presented
}

export const presentAdminItem = (item: OrderedItemRow): InferInput<typeof adminOrderItemSchema> => ({
  ...presentOrderItem(item),
  order_id: item.order_id,
  order_number: item.order_number,
  email: item.email,
  left: item.paid_at ? toRoubles(item.price_kopecks - item.returned_kopecks) : 0,
  object_key: item.object_key,
  object_address: item.object_address,
  kadnet_status: item.kadnet_status,
  spv_status: item.spv_status,
  created_date: item.created_at.toISOString(),
})
