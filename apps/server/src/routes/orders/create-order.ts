import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countCoupons } from '../../services/orders/coupon-tries.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { answerOrder } from '../../services/orders/answer-order.ts'
import { spendOrder } from '../../services/orders/order-quotas.ts'
import { placeOrder, type Placed } from '../../services/orders/place-order.ts'
import { isTopUp, placeTopUp } from '../../services/payments/place-top-up.ts'
import { settleOrder } from '../../services/payments/settle-payment.ts'

/** An order of products, or of money for the balance (AMB-39). */
export const createOrder =
  (context: AppContext): Handlers['orders']['createOrder'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    await spendOrder(context, user.id, body)
    await countCoupons(context, body.order_items, call)
    const place = async (): Promise<Placed> => {
      if (!isTopUp(body.metadata)) return placeOrder(context, user, body, call)
      const { id } = await placeTopUp(context, user, call.site, {
        amount: body.metadata.amount ?? 0,
        metadata: body.metadata,
        redirectUrl: body.redirect_url,
        paymentSource: call.site.payment.provider,
      })
      return { id, isKnown: false, notices: [] }
    }
    const { id, isKnown, notices } = await withIdempotency(context, call, body, place)
    if (isKnown) await settleOrder(context, id, 'return')
    return answerOrder(context, id, notices)
  }
