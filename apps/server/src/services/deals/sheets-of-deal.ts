import { catalogueProduct, dealSheets, type DealSheet } from '@proverka/domain/orders'
import type { DealNeedRow } from '../../platform/db/queries/deals/deals.ts'
import type { HistoryOrder } from '../orders/list-own-orders.ts'

/** The numbered sheets of a folder; `orders` are `joined` as lists show them. */
export function sheetsOfDeal(
  joined: readonly { readonly id: string; readonly joined_at: Date }[],
  orders: readonly HistoryOrder[],
  documents: readonly { readonly document_id: string; readonly added_at: Date }[],
  needs: readonly DealNeedRow[],
): readonly DealSheet[] {
  const joinedAt = new Map(joined.map(({ id, joined_at }) => [id, joined_at.toISOString()]))
  return dealSheets({
    orders: orders.map(({ orderId, state, items, date }) => ({
      id: orderId,
      at: joinedAt.get(orderId) ?? date,
      state,
      subjects: items.flatMap(({ product_name }) => catalogueProduct(product_name)?.subject ?? 'unknown'),
    })),
    documents: documents.map(({ document_id, added_at }) => ({
      id: document_id,
      at: added_at.toISOString(),
    })),
    needs: needs.map(({ id, created_at, document_id }) => ({
      id,
      at: created_at.toISOString(),
      document_id,
    })),
  })
}
