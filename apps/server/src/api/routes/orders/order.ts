import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { loadOrderView } from '../../presenters/load-order-view.ts'
import { requireSingleSignature } from '../../../services/staff/second-signature.ts'
import { callerOf } from '../../../services/call.ts'
import { settleOrder } from '../../../services/payments/settle-payment.ts'
import { correctOrderEmail } from '../../../services/orders/correct-order-email.ts'
import { sendOrderLink } from '../../../services/accounts/send-order-link.ts'
import { logChangeOfAnother } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { returnItem } from '../../../services/payments/return-item.ts'

export const getOrder =
  (context: AppContext): Handlers['orders']['getOrder'] =>
  async ({ params }, call) => {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    return loadOrderView(context, call, order)
  }

export const getOrderSummary =
  (context: AppContext): Handlers['orders']['getOrderSummary'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { orderList } = context.queries
    const counts = await orderList.countStages(user.id, query.month)
    const states = { payment: 0, data: 0, going: 0, done: 0, refund: 0, ...counts }
    return {
      count: Object.values(states).reduce((sum, count) => sum + count, 0),
      states,
      months: await orderList.listMonths(user.id),
      products: await orderList.listProducts(user.id),
    }
  }

export const watchOrder =
  (context: AppContext): Handlers['orders']['watchOrder'] =>
  async ({ params }, call) => {
    const { orders, orderItems } = context.queries
    const order = await requireReadableOrder(context, call, await orders.findOrder(params.id))
    const items = await orderItems.listItems(order.id)
    return context.liveChanges.watch(
      items.map(({ id }) => id),
      call.caller?.user.id ?? call.binding ?? call.ip,
    )
  }

export const checkOrderPaid =
  (context: AppContext): Handlers['orders']['checkOrderPaid'] =>
  async ({ params }) => ({ is_order_paid: await settleOrder(context, params.id, 'poll') })

export const correctOrderEmailRoute =
  (context: AppContext): Handlers['orders']['correctOrderEmail'] =>
  async ({ params, body }, call) => {
    await context.rateLimits.consume('order', call.ip)
    const found = await context.queries.orders.findOrder(params.id)
    const order = await requireReadableOrder(context, call, found, 'orders.write')
    return correctOrderEmail(context, call, order, body.email)
  }

export const sendOrderLinkRoute =
  (context: AppContext): Handlers['orders']['sendOrderLink'] =>
  async ({ params }, call) => {
    const found = await context.queries.orders.findOrder(params.id)
    const order = await requireReadableOrder(context, call, found, 'emails.write')
    await sendOrderLink(context, order)
    return { sent: true }
  }

export const returnProduct =
  (context: AppContext): Handlers['orders']['returnProduct'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { user } = callerOf(call)
      const item = await context.queries.orderItems.findItem(body.order_item_id)
      if (item && item.person_id !== user.id && user.permissions.has('refunds.write'))
        await requireSingleSignature(context, user.id, item.id)
      const kopecks = await returnItem(context, user, body.order_item_id)
      if (item) {
        await logChangeOfAnother(context, call, {
          action: 'order_item.return',
          subject: `order_item:${item.id}`,
          userId: item.person_id,
          details: { amount: toRoubles(kopecks) },
        })
      }
      return { returned: true as const, amount: toRoubles(kopecks) }
    })
