import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { correctOrderEmail } from '../../services/orders/correct-order-email.ts'

export const correctOrderEmailRoute =
  (context: AppContext): Handlers['orders']['correctOrderEmail'] =>
  async ({ params, body }, call) => {
    await context.rateLimits.consume('order', call.ip)
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    return correctOrderEmail(context, call, order, body.email)
  }
