import { sql } from 'kysely'
import type { Backlog } from '../../observability/backlog.ts'
import type { Database } from '../database.ts'

/** What waits in the database: jobs, effects outside, payments. Ages in seconds by the clock of the database. */
export function createBacklogQueries(database: Database) {
  const age = (column: string) =>
    sql<number>`coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`
  return {
    async readBacklog(): Promise<Omit<Backlog, 'unserved'>> {
      const jobs = await sql<Backlog['jobs'][number]>`
        select name, state::text as state, count(*)::int as count, ${age('created_on')} as "oldestSeconds"
          from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(
        database.current,
      )
      const outbox = await sql<Backlog['outbox']>`
        select count(*)::int as count, ${age('created_at')} as "oldestSeconds"
          from outbox where sent_at is null`.execute(database.current)
      const payments = await sql<Backlog['openPayments']>`
        select count(*)::int as count, ${age('created_at')} as "oldestSeconds"
          from payments where status = 'pending'`.execute(database.current)
      const refused = await sql<{ count: number }>`
        select count(*)::int as count from refunds where refused_at is not null and done_at is null`.execute(
        database.current,
      )
      const held = await sql<{ count: number }>`
        select coalesce(sum(due), 0)::int as count from destruction_holds
         where found_at > now() - interval '2 hours'`.execute(database.current)
      const none = { count: 0, oldestSeconds: 0 }
      return {
        jobs: jobs.rows,
        outbox: outbox.rows[0] ?? none,
        openPayments: payments.rows[0] ?? none,
        heldDestruction: held.rows[0]?.count ?? 0,
        refusedRefunds: refused.rows[0]?.count ?? 0,
      }
    },
  }
}
