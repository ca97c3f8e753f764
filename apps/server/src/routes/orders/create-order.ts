import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { once } from '../../services/once.ts'
import { answerOrder } from '../../services/answer-order.ts'
import { placeOrder } from '../../services/place-order.ts'

export const createOrder =
  (context: AppContext): Handlers['orders']['createOrder'] =>
  async ({ body }, call) => {
    const { person } = callerOf(call)
    await context.rateLimits.spend('order', person.id)
    const { orderId } = await once(context, `order:${person.id}`, call.idempotencyKey, body, async () => ({
      orderId: (await placeOrder(context, person, body, call)).id,
    }))
    return answerOrder(context, orderId)
  }
