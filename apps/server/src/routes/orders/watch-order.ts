import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'

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
