import { toRoubles } from '@proverka/domain'
import type { OrderItem } from '@proverka/domain/orders'
import type { OrderItemRow } from '../db/queries/order-items.ts'

/** An order item as every reply has it; each reply adds what it alone shows. */
export function presentOrderItem(item: OrderItemRow): OrderItem {
  return {
    order_item_id: item.id,
    product_id: item.product_id,
    product_name: item.product_name,
    product_name_ru: item.product_name_ru,
    price: toRoubles(item.price_kopecks),
    status: item.status,
  }
}
