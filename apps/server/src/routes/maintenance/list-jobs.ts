import type { AppContext } from '../../context.ts'
import type { JobRow } from '../../db/queries/jobs.ts'
import type { Handlers } from '../../http/handlers.ts'

const STATUSES = {
  created: 'new',
  retry: 'new',
  active: 'running',
  failed: 'error',
} as const satisfies Record<JobRow['state'], string>

export const listJobs =
  (context: AppContext): Handlers['maintenance']['listJobs'] =>
  async () =>
    (await context.queries.jobs.listOpenJobs()).map((job) => ({
      id: job.id,
      job: job.name,
      status: STATUSES[job.state],
      attempts: job.retry_count + (job.started_on ? 1 : 0),
      created_at: job.created_on.toISOString(),
      started_at: job.started_on?.toISOString() ?? null,
    }))
