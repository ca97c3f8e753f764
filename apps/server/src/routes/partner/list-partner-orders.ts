import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Of a buyer a partner learns nothing, and the id of an order is a key to it: the number goes out instead. */
export const listPartnerOrders =
  (context: AppContext): Handlers['partner']['listPartnerOrders'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { orderItems, partners } = context.queries
    const page = await partners.listOrders(user.id, { source: query.source, unmarked: query.unmarked }, query)
    const items = page.length > 0 ? await orderItems.listItemsOfOrders(page.map(({ id }) => id)) : []
    return {
      orders: page.map((order) => ({
        number: order.number,
        date: order.created_at.toISOString(),
        totalAmount: toRoubles(order.total_kopecks),
        Paid: order.paid_at !== null,
        products: items.filter(({ order_id }) => order_id === order.id).map((item) => item.product_name_ru),
        source: order.source,
        campaign: order.campaign,
      })),
      count: await partners.countOrders(user.id, query),
    }
  }
