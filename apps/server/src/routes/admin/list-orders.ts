import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminOrders } from '../../presenters/admin-order.ts'

export const listOrders =
  (context: AppContext): Handlers['admin']['listOrders'] =>
  async ({ query: { limit, offset, ...filter } }) => {
    const orders = context.queries.orderAdmin
    return {
      orders: await presentAdminOrders(context, await orders.listOrders(filter, limit, offset)),
      count: await orders.countOrders(filter),
    }
  }
