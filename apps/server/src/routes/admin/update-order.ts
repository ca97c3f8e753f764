import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminOrder } from '../../presenters/admin-order.ts'
import { logChange } from '../../services/log-change.ts'
import { markOrderPaid, unmarkOrderPaid } from '../../services/payments/mark-order-paid.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

/** An order that is already as wanted stays as it is. */
export const updateOrder =
  (context: AppContext): Handlers['admin']['updateOrder'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const order = await context.queries.orders.lockOrder(body.OrderID)
      if (!order) throw appError('order/not-found')
      if (Boolean(order.paid_at) !== body.Paid) {
        await (body.Paid ? markOrderPaid : unmarkOrderPaid)(context, order)
        await logChange(context, call, {
          action: 'orders.update_order',
          subject: `order:${order.id}`,
          userId: order.person_id,
          details: { Paid: body.Paid },
        })
      }
      return presentAdminOrder(context, order.id)
    })
