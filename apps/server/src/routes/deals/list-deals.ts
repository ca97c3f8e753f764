import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentDeal } from '../../presenters/deal.ts'

export const listDeals =
  (context: AppContext): Handlers['deals']['listDeals'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const rows = await context.queries.deals.listDealsOf(user.id)
    return rows.map((row) => ({
      ...presentDeal(row, row.address),
      documents: Number(row.documents),
      orders: Number(row.orders),
      missing: Number(row.missing),
    }))
  }
