import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { loadOrderView } from '../../services/orders/load-order-view.ts'

export const getOrder =
  (context: AppContext): Handlers['orders']['getOrder'] =>
  async ({ params }, call) => {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    return loadOrderView(context, call, order)
  }
