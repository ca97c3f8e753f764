import { toRoubles, DAY_MS } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

const MONTH_MS = 30 * DAY_MS

export const getTariffProgress =
  (context: AppContext): Handlers['tariffs']['getTariffProgress'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { orderItems } = context.queries
    const since = new Date(context.clock.now().getTime() - MONTH_MS)
    return {
      paid: toRoubles(await orderItems.sumPaidItems(user.id)),
      checks: await orderItems.countPaidItems(user.id, since),
    }
  }
