import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getTopDonators =
  (context: AppContext): Handlers['admin']['getTopDonators'] =>
  async ({ query }) => {
    const rows = await context.queries.statistics.listTopPayers(query.limit, false)
    return rows.map(({ person_id, email, kopecks }) => ({ person_id, email, sum: toRoubles(kopecks) }))
  }
