import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import { readDays } from '../../../platform/db/moscow-days.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Sources of one answer at most, the ones that brought most first. */
const LIMIT = 100

export const listSources =
  (context: AppContext): Handlers['admin']['listSources'] =>
  async ({ query }) => {
    const rows = await context.queries.statistics.listSources(readDays(query, context.clock.now()), LIMIT)
    return rows.map(({ source, visits, orders, kopecks }) => ({
      source,
      visits,
      orders,
      sum: toRoubles(kopecks),
    }))
  }
