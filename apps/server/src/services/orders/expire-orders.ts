import { moneyTermsOf } from '../../platform/config/money-terms.ts'
import type { AppContext } from '../context.ts'

/**
 * Ends the prices of orders that were not paid in their time: their coupons are free again. A payment that arrives after
 * all, or a buyer who comes back, has the order priced again. Answers how many expired.
 */
export function expireOrders(context: AppContext): Promise<number> {
  return context.database.transaction(async () => {
    const now = context.clock.now()
    const before = new Date(now.getTime() - moneyTermsOf(context.config).unpaidOrderMs)
    const expired = await context.queries.orders.expireOrders(before, now)
    await context.queries.couponUses.releaseOrders(expired, now)
    return expired.length
  })
}
