import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerOrder } from '../../services/orders/answer-order.ts'
import {
  placeJointPayment,
  requireJointPayable,
  settleJointPayments,
} from '../../services/payments/joint-payment.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

/** The sum is the server's; what a browser saw before is said to have changed. */
export const payOrders =
  (context: AppContext): Handlers['orders']['payOrders'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('order', callerOf(call).user.id)
    await settleJointPayments(context, body.order_ids)
    const { id, notices } = await withIdempotency(context, call, body, () =>
      placeJointPayment(context, call, body.order_ids),
    )
    await requireJointPayable(context, id)
    return answerOrder(context, id, notices)
  }
