import { DAY_MS } from '@proverka/domain/timing'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'

/** Database queues of the staff; that of jobs is counted with the jobs. */
export type DatabaseQueue = keyof ReturnType<typeof queues>

/** What of one kind waits for a person. */
export interface QueueState {
  readonly count: number
  readonly oldest_at: Date | null
  readonly due_at: Date | null
  /** Those whose term is over. */
  readonly overdue: number
}

/** Jobs by their state. */
export interface JobCounts {
  readonly active: number
  readonly waiting: number
  readonly scheduled: number
  readonly retry: number
  readonly failed: number
  readonly stuck: number
  readonly completed_today: number
  /** Since when the oldest job is failed or stuck. */
  readonly fault_since: Date | null
}

/** A payment that its provider says nothing final of for so long is looked into. */
const UNRECONCILED_MS = DAY_MS

/** SQL: the instant at which a day of Moscow is over. */
const endOfDay = (column: string) =>
  sql`((${sql.ref(column)}::date + 1)::timestamp at time zone 'Europe/Moscow')`

const NO_TERM = sql`null::timestamptz`

const unreconciled = (now: Date) =>
  sql`payments where status = 'pending' and watched_from <= ${new Date(now.getTime() - UNRECONCILED_MS)}`

/** Since when something waits, its term, and the rows that wait; each reads an index of what is open. */
const queues = (now: Date) => ({
  fulfilments: [
    sql`created_at`,
    sql`latest_at`,
    sql`fulfilments where channel = 'hand' and status in ('to-order', 'ordering')`,
  ],
  'late-fulfilments': [sql`created_at`, sql`latest_at`, sql`fulfilments where status = 'overdue'`],
  'intake-files': [
    sql`brought_at`,
    NO_TERM,
    sql`intake_files f where kind <> 'picture' and not exists
      (select 1 from intake_matches m where m.intake_file_id = f.id and m.undone_at is null)`,
  ],
  'late-items': [
    sql`created_at`,
    sql`due_at`,
    sql`order_items i where status in ('requested', 'inprogress') and due_at <= ${now} and not exists
      (select 1 from fulfilments f where f.order_item_id = i.id and f.ended_at is null)`,
  ],
  'contractor-accounts': [sql`warned_at`, NO_TERM, sql`contractor_accounts where warned_at is not null`],
  'number-waits': [sql`confirmed_at`, sql`answer_by`, sql`number_waits where confirmed_at is not null`],
  'subject-requests': [sql`created_at`, endOfDay('due_on'), sql`subject_requests where ended_at is null`],
  faults: [sql`created_at`, endOfDay('due_on'), sql`report_faults where state <> 'answered'`],
  'refused-refunds': [
    sql`refused_at`,
    NO_TERM,
    sql`refunds where done_at is null and refused_at is not null`,
  ],
  payments: [sql`watched_from`, NO_TERM, unreconciled(now)],
  withdrawals: [sql`created_at`, NO_TERM, sql`withdrawals where status = 'requested'`],
})

export function createStaffQueueQueries(database: Database) {
  return {
    /** What waits in these queues, in one question to the database. */
    async countQueues(
      keys: readonly DatabaseQueue[],
      now: Date,
    ): Promise<readonly (QueueState & { readonly key: DatabaseQueue })[]> {
      if (keys.length === 0) return []
      const all = queues(now)
      const parts = keys.map((key) => {
        const [oldest, due, rows] = all[key] as readonly RawBuilder<unknown>[]
        return sql`select ${sql.lit(key)} as key, count(*)::int as count, min(${oldest}) as oldest_at,
          min(${due}) as due_at, (count(*) filter (where ${due} <= ${now}::timestamptz))::int as overdue from ${rows}`
      })
      const { rows } = await sql<QueueState & { key: DatabaseQueue }>`
        ${sql.join(parts, sql` union all `)}`.execute(database.current)
      return rows
    },

    /** Open payments that their provider has said nothing final of for a day, and their kopecks. */
    async sumUnreconciled(now: Date): Promise<{ readonly count: number; readonly kopecks: number }> {
      const { rows } = await sql<{ count: number; kopecks: string }>`
        select count(*)::int as count, coalesce(sum(amount_kopecks), 0)::text as kopecks
          from ${unreconciled(now)}`.execute(database.current)
      return { count: rows[0]?.count ?? 0, kopecks: Number(rows[0]?.kopecks ?? 0) }
    },

    /** Jobs by state. `since` is the beginning of the day; who has run since before `stuckBefore` hangs. */
    async countJobs(now: Date, since: Date, stuckBefore: Date): Promise<JobCounts> {
      const isStuck = sql`state = 'active' and started_on <= ${stuckBefore}`
      const waits = sql`state in ('created', 'retry')`
      const { rows } = await sql<JobCounts>`
        select count(*) filter (where state = 'active')::int as active,
          count(*) filter (where ${waits} and start_after <= ${now})::int as waiting,
          count(*) filter (where ${waits} and start_after > ${now})::int as scheduled,
          count(*) filter (where state = 'retry')::int as retry,
          count(*) filter (where state = 'failed')::int as failed,
          count(*) filter (where ${isStuck})::int as stuck,
          count(*) filter (where state = 'completed')::int as completed_today,
          min(case when state = 'failed' then completed_on when ${isStuck} then started_on end) as fault_since
        from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') or (state = 'completed' and completed_on >= ${since})`.execute(
        database.current,
      )
      const [counts] = rows
      if (!counts) throw new Error('an aggregate without a row')
      return counts
    },
  }
}
