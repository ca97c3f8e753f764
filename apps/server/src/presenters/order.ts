import type { orderHistorySchema, orderReplySchema } from '@proverka/api/contract'
import { normaliseCadastralNumber, toRoubles } from '@proverka/domain'
import type { MarkView } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { OrderItemRow } from '../db/queries/order-items.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import { presentOrderItem } from './order-item.ts'

/** The answer to an order: the server's prices, and a token to pay with if something is left to pay. */
export function presentPlacedOrder(
  order: OrderRow,
  items: readonly OrderItemRow[],
  confirmationToken: string | undefined,
): InferInput<typeof orderReplySchema> {
  return {
    id: order.id,
    total_amount: toRoubles(order.total_kopecks),
    order_items: items.map((item) => ({ ...presentOrderItem(item), product_type: item.product_name })),
    payment_data: confirmationToken ? { confirmation: { confirmation_token: confirmationToken } } : null,
    redirect_url: order.redirect_url,
    use_account_balance: order.used_balance,
  }
}

export function presentOrderInHistory(
  order: OrderRow,
  items: readonly (OrderItemRow & { report_status: string | null })[],
  verdicts: ReadonlyMap<string, MarkView>,
): InferInput<typeof orderHistorySchema> {
  return {
    orderId: order.id,
    number: order.number,
    totalAmount: toRoubles(order.total_kopecks),
    email: order.email,
    date: order.created_at.toISOString(),
    Paid: order.paid_at !== null,
    expired: order.paid_at === null && order.expired_at !== null,
    items: items.map((item) => {
      // The key of an object is its number, or its address when it has none.
      const number = normaliseCadastralNumber(item.object_key)
      return {
        ...presentOrderItem(item),
        kadnum: number,
        ItemMetadata: { address: item.object_address, kadastr_number: number ?? '' },
        has_report: item.report_status !== null,
        verdict: verdicts.get(item.id) ?? null,
      }
    }),
  }
}
