import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminOrders } from '../../presenters/admin-order.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'

export const listOrders =
  (context: AppContext): Handlers['admin']['listOrders'] =>
  async ({ query: { limit, offset, ...filter } }, call) => {
    await logPersonalDataRead(context, {
      readerId: callerOf(call).person.id,
      subject: 'orders',
      fields: 'email, object',
      reason: 'admin-list',
    })
    const orders = context.queries.orderAdmin
    return {
      orders: await presentAdminOrders(context, await orders.listOrders(filter, limit, offset)),
      count: await orders.countOrders(filter),
    }
  }
