import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { traceItem } from '../../platform/observability/trace.ts'
import { returnLatePayment } from './return-late-payment.ts'
import { earnTariff } from './tariffs.ts'
import { tellAffiliate } from './affiliate.ts'
import { postOrderPaid } from '../outbox/order-emails.ts'
import { endOfService } from '../fulfilment/service-term.ts'

/** What follows from an order being paid, once: its items are requested and their reports begin. In a transaction. */
export async function acceptPaidOrder(context: AppContext, order: OrderRow): Promise<void> {
  const { orders, orderItems } = context.queries
  const now = context.clock.now()
  if (!(await orders.markPaid(order.id, now))) return
  await context.queries.couponUses.setUsed(order.id, now)
  const items = await orderItems.listItems(order.id)
  for (const { id } of items) traceItem(id)
  await returnLatePayment(context, order, items)
  const lastDay = endOfService(now)
  const requested = await orderItems.requestItems(order.id, lastDay)
  const urgent = new Set(items.filter(({ metadata }) => metadata.urgent === true).map(({ id }) => id))
  for (const isUrgent of [true, false]) {
    const ids = requested.filter((id) => urgent.has(id) === isUrgent)
    await context.jobs.enqueueAll(
      'start-report',
      ids.map((orderItemId) => ({ orderItemId })),
      { isUrgent },
    )
  }
  await earnTariff(context, order.person_id)
  await postOrderPaid(context, order, await orderItems.listItems(order.id), lastDay)
  await tellAffiliate(context, order)
}

/** Has the report of a paid item begun, which is to be there by the last day of the offer. In a transaction. */
export async function requestItem(context: AppContext, itemId: string, lastDay: Date): Promise<void> {
  const { orderItems } = context.queries
  if (!(await orderItems.moveItem(itemId, 'waitingforpayment', 'requested'))) return
  await orderItems.setItemDue(itemId, lastDay)
  await context.jobs.enqueue('start-report', { orderItemId: itemId })
}
