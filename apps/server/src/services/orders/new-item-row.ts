import { randomUUID } from 'node:crypto'
import type { ItemStatus } from '@proverka/domain/orders'
import type { PricedItem } from './price-cart.ts'

/** The row of a priced item, without its place in the order. */
export function newItemRow(
  orderId: string,
  item: Pick<PricedItem, 'product' | 'object_key' | 'object_address' | 'metadata' | 'kopecks' | 'couponId'>,
  { status, at }: { readonly status: ItemStatus; readonly at: Date },
) {
  return {
    id: randomUUID(),
    order_id: orderId,
    product_id: item.product.product_id,
    product_name: item.product.product_name,
    product_name_ru: item.product.product_name_ru,
    object_key: item.object_key,
    object_address: item.object_address,
    price_kopecks: item.kopecks,
    status,
    metadata: JSON.stringify(item.metadata),
    coupon_id: item.couponId ?? null,
    created_at: at,
    due_at: null,
    done_at: null,
  }
}
