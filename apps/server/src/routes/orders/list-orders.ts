import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentOrderInHistory } from '../../presenters/order.ts'
import { listVerdicts } from '../../services/reports/list-verdicts.ts'

export const listOrders =
  (context: AppContext): Handlers['orders']['listOrders'] =>
  async ({ query }, call) => {
    const { person } = callerOf(call)
    const { orders, orderItems } = context.queries
    const page = await orders.listOrdersOf(person.id, query.limit, query.offset)
    const items = page.length > 0 ? await orderItems.listItemsOfOrders(page.map(({ id }) => id)) : []
    const verdicts = await listVerdicts(context, items)
    return {
      orders: page.map((order) =>
        presentOrderInHistory(
          order,
          items.filter(({ order_id }) => order_id === order.id),
          verdicts,
        ),
      ),
      count: await orders.countOrdersOf(person.id),
    }
  }
