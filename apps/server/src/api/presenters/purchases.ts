import type { Purchase } from '@proverka/domain/property'
import { diffStatement, type Extract } from '@proverka/domain/reports'
import type { AppContext } from '../../services/context.ts'
import type { Documents } from '../../adapters/registry/object-register.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentOrderItem } from '../../services/orders/present-order-item.ts'

const HISTORY_KIND = 'extract_transfer_rights_property'

/**
 * What a user bought about an object, newest first, each compared with the register of today. The documents are long,
 * and are asked for only when there is something to compare them with.
 */
export async function listPurchases(
  context: AppContext,
  userId: string,
  objectKey: string,
  findDocuments: () => Promise<Documents | undefined>,
) {
  const items = await context.queries.orderItems.listPurchases(userId, objectKey)
  const now = items.some(({ extract }) => extract !== null) ? await findDocuments() : undefined
  return items.map((item) =>
    presentPurchase(item, item.extract?.kind === HISTORY_KIND ? now?.history : now?.extract),
  )
}

/** A bought item with the extract that came for it. */
type PurchaseRow = OrderItemRow & { readonly extract: Extract | null }

/**
 * A purchase with what the register says otherwise today (ENTITY-13). `is_checked` is false where there is nothing to
 * compare: no extract came, or the register has none of the kind. Of the item's metadata nothing else goes out: it holds
 * the data of the persons that were asked about.
 */
function presentPurchase(item: PurchaseRow, now: Extract | null | undefined): Purchase {
  const difference = item.extract && now ? diffStatement(item.extract, now) : undefined
  return {
    ...presentOrderItem(item),
    created_date: item.created_at.toISOString(),
    metadata: { ...(difference && { diffStatement: difference }) },
    data: { difference: { is_checked: difference !== undefined } },
  }
}
