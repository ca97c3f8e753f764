import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Deal and order must both be the caller's. */
export const addDealOrder =
  (context: AppContext): Handlers['deals']['addDealOrder'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    const { deals, orders } = context.queries
    const deal = await deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    const order = await orders.findOrder(body.order_id)
    if (order?.person_id !== user.id) throw appError('order/not-found')
    await deals.addOrder(deal.id, order.id, context.clock.now())
    return { added: true as const }
  }
