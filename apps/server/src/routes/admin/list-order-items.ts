import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'

export const listOrderItems =
  (context: AppContext): Handlers['admin']['listOrderItems'] =>
  async ({ query: { status, limit, offset } }) => {
    const orders = context.queries.orderAdmin
    return {
      order_items: (await orders.listItems(status, limit, offset)).map(presentAdminItem),
      count: await orders.countItems(status),
    }
  }
