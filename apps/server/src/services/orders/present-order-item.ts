import { toRoubles } from '@proverka/domain'
import { shownMetadataSchema, type OrderItem } from '@proverka/domain/orders'
import * as v from 'valibot'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'

/** An order item as every reply has it; each reply adds what it alone shows. */
export function presentOrderItem(item: OrderItemRow): OrderItem {
  return {
    order_item_id: item.id,
    product_id: item.product_id,
    product_name: item.product_name,
    product_name_ru: item.product_name_ru,
    price: toRoubles(item.price_kopecks),
    ...(item.returned_kopecks > 0 && { returned: toRoubles(item.returned_kopecks) }),
    status: item.status,
    ...v.parse(shownMetadataSchema, item.metadata),
  }
}
