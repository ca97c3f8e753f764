import { sql } from 'kysely'
import type { ConnectedSource } from '../../../platform/config/server-config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { QuotaUse } from '../../../platform/observability/backlog.ts'
import { findAdapter } from '../adapters.ts'
import { quotaKey } from './quota.ts'

/** The use of all quotas of the connected services, over all processes, by the clock of the database. */
export async function readQuotaUse(
  database: Database,
  connected: readonly ConnectedSource[],
): Promise<QuotaUse[]> {
  const { rows } = await sql<{ key: string; points: number }>`
    select key, points from rate_limits
     where key like 'source-%' and expire > extract(epoch from clock_timestamp()) * 1000`.execute(
    database.current,
  )
  const used = new Map(rows.map(({ key, points }) => [key, points]))
  return connected.flatMap(({ name }) =>
    findAdapter(name).terms.limits.quotas.map(({ calls, seconds }) => ({
      source: name,
      seconds,
      share: Math.min((used.get(quotaKey(name, seconds)) ?? 0) / calls, 1),
    })),
  )
}
