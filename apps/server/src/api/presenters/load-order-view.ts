import type { orderViewSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { hasSourceFile } from '@proverka/domain/reports'
import { isReadable } from '@proverka/domain/views'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../services/context.ts'
import { withOrder, type OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { Call } from '../../services/call.ts'
import { loadItemView } from './load-item-view.ts'
import { measureTurnaround } from '../../services/orders/measure-turnaround.ts'
import { refundOffer } from '../../services/payments/refund-offer.ts'
import { markOpened } from '../../services/orders/mark-opened.ts'
import { isLargeOrder, EMAIL_ITEMS_LIMIT } from '../../services/orders/large-order.ts'
import { isBuyer, orderKeptUntil } from '../../services/orders/order-access.ts'
import { actOfOrder } from '../../services/payments/load-act.ts'
import { hashOfAddress } from '../../services/outbox/recipients.ts'
import { presentInvoice } from './money.ts'
import { paidBy } from '../../services/orders/present-order.ts'

type OrderView = InferInput<typeof orderViewSchema>

/** One order as its page shows it, to a caller who may open it. */
export async function loadOrderView(context: AppContext, call: Call, order: OrderRow): Promise<OrderView> {
  const { orderItems, outbox, payments } = context.queries
  const rows = await orderItems.listItems(order.id)
  // Its page shows the reports themselves once all of it is over.
  if (isReadable({ items: rows }) && !isLargeOrder(rows))
    await markOpened(context, call, order.person_id, rows)
  const isOwner = isBuyer(call, order)
  const usual = await measureTurnaround(context)
  const items: OrderView['items'] = []
  for (const row of rows.slice(0, EMAIL_ITEMS_LIMIT)) {
    const view = await loadItemView(context, withOrder(row, order), isOwner)
    items.push({
      ...view,
      started_at: view.report?.started_at ?? null,
      done_at: row.done_at?.toISOString() ?? null,
      usual_minutes: usual[row.product_name] ?? null,
      refund: isOwner ? await refundOffer(context, order, row) : null,
    })
  }
  const payment = (await payments.listAll(order.id)).find(
    ({ status }) => status === 'succeeded' || status === 'refunded',
  )
  const receiptAt = payment && (await outbox.findSentAt(`receipt-advance:payment:${payment.id}`))
  const emailAt = await outbox.findSentAt(`order-paid:${order.id}`)
  const lostAt = await outbox.findLostAt(hashOfAddress(order.email), order.id)
  const invoice = isOwner ? await context.queries.invoices.findInvoiceOfOrder(order.id) : undefined
  const due = rows.flatMap(({ due_at }) => (due_at ? [due_at.getTime()] : []))
  return {
    id: order.id,
    number: order.number,
    total: toRoubles(order.total_kopecks),
    paid_by: paidBy(order),
    email: order.email,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    due_at: due.length > 0 ? new Date(Math.max(...due)).toISOString() : null,
    kept_until: orderKeptUntil(order, rows).toISOString(),
    receipt_at: receiptAt?.toISOString() ?? null,
    email_sent_at: emailAt?.toISOString() ?? null,
    email_lost_at: lostAt?.toISOString() ?? null,
    expired_at: order.paid_at ? null : (order.expired_at?.toISOString() ?? null),
    superseded_by: order.superseded_by,
    opened_as: isOwner ? 'owner' : 'browser',
    items,
    items_total: rows.length,
    files: filesOf(rows, items),
    invoice: invoice ? presentInvoice(invoice) : null,
    has_act: isOwner && actOfOrder(order, rows) !== undefined,
  }
}

/** Forms of a report; one that was read from an official file has that file, too. */
const formsOf = (report: Parameters<typeof hasSourceFile>[0] | null = null) => [
  ...(['pdf', 'xlsx', 'json'] as const),
  ...(report && hasSourceFile(report) ? (['xml'] as const) : []),
]

/** What can be downloaded now: all of it in one archive, one PDF of an order of several parts, each report by itself. */
function filesOf(rows: readonly OrderItemRow[], views: OrderView['items']): OrderView['files'] {
  const done = rows.filter(
    (row) => row.status === 'done' && !row.report_destroyed_at && !row.report_hidden_at,
  )
  if (done.length === 0) return []
  const whole =
    rows.length > 1 && !isLargeOrder(rows)
      ? [{ file_type: 'pdf' as const, order_item_id: null, title: 'Заказ целиком' }]
      : []
  const each = (isLargeOrder(rows) ? [] : done).flatMap(({ id, product_name_ru: title }) =>
    formsOf(views.find(({ order_item_id }) => order_item_id === id)?.report).map((file_type) => ({
      file_type,
      order_item_id: id,
      title,
    })),
  )
  return [{ file_type: 'zip', order_item_id: null, title: 'Все файлы заказа' }, ...whole, ...each]
}
