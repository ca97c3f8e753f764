import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentHistory } from '../../services/orders/list-own-orders.ts'

export const listOrders =
  (context: AppContext): Handlers['orders']['listOrders'] =>
  async ({ query: { limit, offset, ...filter } }, call) => {
    const { user } = callerOf(call)
    const { orderList } = context.queries
    const page = await orderList.listOrders(user.id, filter, limit, offset)
    return {
      orders: [...(await presentHistory(context, page))],
      count: await orderList.countOrders(user.id, filter),
    }
  }
