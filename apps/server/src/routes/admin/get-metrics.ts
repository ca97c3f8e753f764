import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import type { DayStats } from '../../db/queries/statistics.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getMetrics =
  (context: AppContext): Handlers['admin']['getMetrics'] =>
  async ({ query }) => {
    const range = readDays(query, context.clock.now())
    const days = await context.queries.statistics.listDays(range)
    const total = (of: (day: DayStats) => number) => days.reduce((sum, day) => sum + of(day), 0)
    return {
      orders: total(({ orders }) => orders),
      paid: await context.queries.statistics.countPaidOrders(range),
      sum: toRoubles(total(({ kopecks }) => kopecks)),
      registrations: total(({ users }) => users),
    }
  }
