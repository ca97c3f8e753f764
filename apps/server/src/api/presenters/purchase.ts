import { diffStatement } from '@proverka/domain/reports'
import { type Purchase } from '@proverka/domain/property'
import type { Extract } from '@proverka/domain/reports'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentOrderItem } from '../../services/orders/present-order-item.ts'

/** A bought item with the extract that came for it. */
export type PurchaseRow = OrderItemRow & { readonly extract: Extract | null }

/**
 * A purchase with what the register says otherwise today (ENTITY-13). `is_checked` is false where there is nothing to
 * compare: no extract came, or the register has none of the kind. Of the item's metadata nothing else goes out: it holds
 * the data of the persons that were asked about.
 */
export function presentPurchase(item: PurchaseRow, now: Extract | null | undefined): Purchase {
  const difference = item.extract && now ? diffStatement(item.extract, now) : undefined
  return {
    ...presentOrderItem(item),
    created_date: item.created_at.toISOString(),
    metadata: { ...(difference && { diffStatement: difference }) },
    data: { difference: { is_checked: difference !== undefined } },
  }
}
