import { riskVersionOf } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listRiskReports =
  (context: AppContext): Handlers['risk']['listRiskReports'] =>
  async ({ query }) => {
    const rows = await context.queries.risk.listReports(query.status, query.limit, query.offset)
    return {
      reports: rows.map(({ metadata, ...row }) => ({
        ...row,
        version: riskVersionOf({ metadata }),
        started_at: row.started_at?.toISOString() ?? null,
        updated_at: row.updated_at.toISOString(),
      })),
      count: await context.queries.risk.countReports(query.status),
    }
  }
