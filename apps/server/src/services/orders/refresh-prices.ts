import { formatMoney, toRoubles } from '@proverka/domain'
import type { AppContext } from '../context.ts'
import { repriceOrder } from './reprice-order.ts'

/**
 * Gives an unpaid order the prices of today before it is paid, if its own are over or its coupon is another order's.
 * Answers what is to be said of it.
 */
export function refreshPrices(context: AppContext, orderId: string): Promise<readonly string[]> {
  return context.database.transaction(async () => {
    const order = await context.queries.orders.lockOrder(orderId)
    if (!order || order.paid_at || order.purpose !== 'items') return []
    const priced = await repriceOrder(context, order)
    if (priced.total_kopecks === order.total_kopecks) return []
    const before = formatMoney(toRoubles(order.total_kopecks))
    const after = formatMoney(toRoubles(priced.total_kopecks))
    return [`Цена заказа изменилась: было ${before}, теперь ${after}.`]
  })
}
