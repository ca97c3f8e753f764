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
  }
}
