import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getTopDonatorsResponsible =
  (context: AppContext): Handlers['admin']['getTopDonatorsResponsible'] =>
  async ({ query }) => {
    const rows = await context.queries.statistics.listTopPayers(query.limit, true)
    return rows.map(({ responsible_id, person_id, email, kopecks }) => ({
      responsible_id: responsible_id ?? '',
      person_id,
      email,
      sum: toRoubles(kopecks),
    }))
  }
