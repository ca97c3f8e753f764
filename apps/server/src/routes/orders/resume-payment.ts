import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerOrder } from '../../services/orders/answer-order.ts'
import { withExternalIdempotency } from '../../services/with-idempotency.ts'
import { refreshPrices } from '../../services/orders/refresh-prices.ts'
import { settleJointPayments } from '../../services/payments/joint-payment.ts'
import { settleOrder } from '../../services/payments/settle-payment.ts'

/** The id of an order is unguessable and is enough to pay for it. */
export const resumePayment =
  (context: AppContext): Handlers['orders']['resumePayment'] =>
  ({ params }, call) =>
    withExternalIdempotency(context, call, params, async () => {
      const order = await context.queries.orders.findOrder(params.id)
      if (order?.superseded_by && !order.paid_at) throw appError('order/superseded')
      await settleJointPayments(context, [params.id])
      if (await settleOrder(context, params.id, 'return')) throw appError('payment/already-paid')
      const priced = await refreshPrices(context, params.id)
      return answerOrder(context, params.id, priced)
    })
