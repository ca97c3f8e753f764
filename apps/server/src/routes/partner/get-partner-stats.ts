import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { moscowDays } from '../../db/moscow-day-range.ts'

export const getPartnerStats =
  (context: AppContext): Handlers['partner']['getPartnerStats'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { partners } = context.queries
    const period = moscowDays(query['date-from'], query['date-to'])
    const orders = await partners.sumOrders(user.id, period)
    return {
      registrations: await partners.countRegistrations(user.id, period),
      orders: orders.count,
      sum: toRoubles(orders.kopecks),
      bonus: toRoubles(await partners.sumBonus(user.id, period)),
    }
  }
