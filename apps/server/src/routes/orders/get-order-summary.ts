import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getOrderSummary =
  (context: AppContext): Handlers['orders']['getOrderSummary'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { orderList } = context.queries
    const counts = await orderList.countStages(user.id, query.month)
    const states = { payment: 0, data: 0, going: 0, done: 0, refund: 0, ...counts }
    return {
      count: Object.values(states).reduce((sum, count) => sum + count, 0),
      states,
      months: await orderList.listMonths(user.id),
      products: await orderList.listProducts(user.id),
    }
  }
