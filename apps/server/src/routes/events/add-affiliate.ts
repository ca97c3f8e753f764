import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tellAffiliate } from '../../services/payments/affiliate.ts'

/** The browser's word that a visit of the network led to an order; the order may have told it already. */
export const addAffiliate =
  (context: AppContext): Handlers['events']['addAffiliate'] =>
  async ({ body }) => {
    const order = await context.queries.orders.findOrder(body.order_id)
    if (!order) throw appError('order/not-found')
    if (!order.paid_at) throw appError('order/not-paid')
    await context.database.transaction(() =>
      tellAffiliate(context, order, { uid: body.uid, value: body.value }),
    )
    return { accepted: true }
  }
