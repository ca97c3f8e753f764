import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getStats =
  (context: AppContext): Handlers['admin']['getStats'] =>
  async ({ query }) => {
    const days = await context.queries.statistics.listDays(readDays(query, context.clock.now()))
    return days.map(({ date, orders, kopecks, users }) => ({ date, orders, sum: toRoubles(kopecks), users }))
  }
