import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { markOpened } from '../../services/orders/mark-opened.ts'
import {
  archivedOrder,
  streamOrdersArchive,
  type ArchivedOrder,
} from '../../services/reports/order-archive.ts'

/** Files of chosen orders in one archive; one that is not the caller's, and nothing is given. */
export const downloadOrders =
  (context: AppContext): Handlers['orders']['downloadOrders'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const ids = [...new Set(query.ids)]
    const { orderItems, orderList } = context.queries
    const rows = await orderList.listOrders(user.id, { ids, sort: 'number', direction: 'asc' }, ids.length, 0)
    if (rows.length < ids.length) throw appError('order/not-found')
    const all = await orderItems.listItemsOfOrders(ids)
    if (!all.some(({ status }) => status === 'done')) throw appError('order/not-ready')
    await context.rateLimits.consume('archive', user.id)
    const orders: ArchivedOrder[] = []
    for (const row of rows) {
      const items = all.filter(({ order_id }) => order_id === row.id)
      orders.push(await archivedOrder(context, row, items, { isBuyer: true }))
    }
    await markOpened(context, call, user.id, all)
    return streamOrdersArchive(context, orders)
  }
