import { sql } from 'kysely'
import type { Backlog } from '../../../observability/backlog.ts'
import type { Database } from '../../database.ts'
import { moscowDay } from '../../moscow-days.ts'

const NOTHING_OVERDUE: Backlog['overdue'] = {
  complaints: 0,
  requests: 0,
  lastOrderSeconds: 0,
  lastBackupSeconds: 0,
  registerSeconds: 0,
}

/** What waits in the database: jobs, effects outside, payments. Ages in seconds by the clock of the database. */
export function createBacklogQueries(database: Database) {
  const age = (column: string) =>
    sql<number>`coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`
  /** A promised day is over when Moscow's next one begins. */
  const today = moscowDay(sql`now()`)
  return {
    /** A job that waits for its time is not old. */
    async readBacklog(): Promise<Omit<Backlog, 'unserved' | 'quotas'>> {
      const jobs = await sql<Backlog['jobs'][number]>`
        select name, state::text as state, count(*)::int as count,
          coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
            filter (where state not in ('created', 'retry') or start_after <= now())), 0)::float8 as "oldestSeconds"
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
      const overdue = await sql<Backlog['overdue']>`
        select (select count(*)::int from report_faults where answered_at is null and due_on < ${today}) as complaints,
          (select count(*)::int from subject_requests where ended_at is null and due_on::date < ${today}) as requests,
          (select coalesce(extract(epoch from now() - max(paid_at)), 0)::float8 from orders
            where purpose = 'items') as "lastOrderSeconds",
          (select extract(epoch from now() - coalesce((select made_at from last_backup), min(applied_at)))::float8
            from migrations) as "lastBackupSeconds",
          (select coalesce(extract(epoch from now() - min(day)), 0)::float8
            from register.gar_regions) as "registerSeconds"`.execute(database.current)
      const accounts = await sql<Backlog['contractors']['accounts'][number]>`
        select contractor, balance_kopecks::float8 / 100 as roubles, warned_at is not null as "isLow"
          from contractor_accounts`.execute(database.current)
      const orders = await sql<Backlog['contractors']['orders'][number]>`
        select channel as contractor, status, count(*)::int as count from fulfilments
         where channel <> 'hand' and ended_at is null group by 1, 2`.execute(database.current)
      const fulfilments = await sql<Backlog['fulfilments']>`
        select coalesce(extract(epoch from now() - min(created_at) filter (where status = 'to-order')), 0)::float8
                 as "toOrderSeconds",
               count(*) filter (where status = 'overdue')::int as overdue
          from fulfilments where status in ('to-order', 'overdue')`.execute(database.current)
      const none = { count: 0, oldestSeconds: 0 }
      return {
        jobs: jobs.rows,
        outbox: outbox.rows[0] ?? none,
        openPayments: payments.rows[0] ?? none,
        heldDestruction: held.rows[0]?.count ?? 0,
        refusedRefunds: refused.rows[0]?.count ?? 0,
        contractors: { accounts: accounts.rows, orders: orders.rows },
        overdue: overdue.rows[0] ?? NOTHING_OVERDUE,
        fulfilments: fulfilments.rows[0] ?? { toOrderSeconds: 0, overdue: 0 },
      }
    },
  }
}
