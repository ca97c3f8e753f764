import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type JobQueries = ReturnType<typeof createJobQueries>

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly retry_count: number
  readonly created_on: Date
  readonly started_on: Date | null
}

/** Jobs that one answer holds. */
const JOBS_LIMIT = 100

export function createJobQueries(database: Database) {
  return {
    /** Jobs that are not done: those that run first, then what failed for good, then what waits; newest first. */
    async listOpenJobs(): Promise<readonly JobRow[]> {
      const { rows } = await sql<JobRow>`
        select id, name, state::text as state, retry_count, created_on, started_on
        from pgboss.job
        where state in ('created', 'retry', 'active', 'failed')
        order by array_position(array['active', 'failed', 'retry', 'created'], state::text), created_on desc
        limit ${JOBS_LIMIT}`.execute(database.current)
      return rows
    },

    /** A job that is not done, held until the end of the transaction. */
    async lockJob(id: string): Promise<JobRow | undefined> {
      const { rows } = await sql<JobRow>`
        select id, name, state::text as state, retry_count, created_on, started_on
        from pgboss.job
        where id = ${id} and state in ('created', 'retry', 'active', 'failed')
        for update`.execute(database.current)
      return rows[0]
    },

    /** Begins now, with one more try than there were. */
    retryJob: (id: string) =>
      sql`update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
            retry_limit = greatest(retry_limit, retry_count + 1)
          where id = ${id}`.execute(database.current),

    cancelJob: (id: string) =>
      sql`update pgboss.job set state = 'cancelled', completed_on = now() where id = ${id}`.execute(
        database.current,
      ),
  }
}
