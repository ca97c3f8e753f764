import type { orderHistorySchema, orderReplySchema } from '@proverka/api/contract'
import { normaliseCadastralNumber, toRoubles } from '@proverka/domain'
import { numberedSubject, orderStageOf } from '@proverka/domain/orders'
import { isReadable, reportVerdict, summariseOrder, verdictMark } from '@proverka/domain/views'
import type { MarkView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { orderKeptUntil } from './order-access.ts'
import { orderSubject } from './order-subject.ts'
import { BY_INVOICE } from '../payments/place-top-up.ts'
import { presentOrderItem } from './present-order-item.ts'

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

/** `reports` are those of the items that are done. */
export function presentOrderInHistory(
  order: OrderRow,
  items: readonly (OrderItemRow & { report_status: string | null })[],
  reports: ReadonlyMap<string, Report>,
): InferInput<typeof orderHistorySchema> {
  return {
    orderId: order.id,
    number: order.number,
    totalAmount: toRoubles(order.total_kopecks),
    email: order.email,
    date: order.created_at.toISOString(),
    Paid: order.paid_at !== null,
    paid_by: paidBy(order),
    expired: order.paid_at === null && order.expired_at !== null,
    state: orderStageOf(items.map(({ status }) => status)),
    subject: orderSubject(items),
    verdict: verdictOfOrder(items, reports),
    kept_until: orderKeptUntil(order, items).toISOString(),
    items: items.map((item) => {
      // The key of an object is its number, or its address when it has none.
      // A taxpayer number of twelve digits would pass for a cadastral one.
      const number = numberedSubject(item) ? null : normaliseCadastralNumber(item.object_key)
      const report = reports.get(item.id)
      return {
        ...presentOrderItem(item),
        kadnum: number,
        ItemMetadata: { address: item.object_address, kadastr_number: number ?? '' },
        has_report: item.report_status !== null,
        verdict: report ? verdictMark(reportVerdict(report)) : null,
      }
    }),
  }
}

/** How an order was paid; null while it is not. */
export function paidBy(order: OrderRow): 'card' | 'balance' | 'invoice' | 'free' | null {
  if (!order.paid_at) return null
  if (order.total_kopecks === 0) return 'free'
  if (order.used_balance && !order.paid_past_provider) return 'balance'
  return order.payment_source === BY_INVOICE || order.paid_past_provider ? 'invoice' : 'card'
}

/** The verdict of the order's own page, once it is over: of its one report, or over all of them (TRUE-08). */
function verdictOfOrder(
  items: readonly OrderItemRow[],
  reports: ReadonlyMap<string, Report>,
): MarkView | null {
  if (!isReadable({ items })) return null
  const [only] = items
  const report = only && reports.get(only.id)
  if (items.length === 1) return report ? verdictMark(reportVerdict(report)) : null
  return verdictMark(
    summariseOrder(
      items.map(({ id, product_name_ru, status }) => ({
        id,
        title: product_name_ru,
        status,
        report: reports.get(id) ?? null,
      })),
    ),
  )
}
