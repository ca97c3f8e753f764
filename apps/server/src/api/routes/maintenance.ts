import { appError } from '@proverka/domain/errors'
import { STUCK_AFTER_MS } from '../../services/desk/load-today.ts'
import type { AppContext } from '../../services/context.ts'
import type { JobRow } from '../../platform/db/queries/operation/jobs.ts'
import type { Handlers } from '../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { readDays } from '../../platform/db/moscow-days.ts'
import type { Period } from '../../platform/db/queries/orders/rework.ts'
import type { Call } from '../../services/call.ts'
import { askFailedAgain, reorderStuck } from '../../services/reports/rework.ts'

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
      is_stuck: isStuck(job, context.clock.now()),
    }))

/** Failed, stuck and waiting jobs begin now; one that runs is left to run. */
export const retryJob =
  (context: AppContext): Handlers['maintenance']['retryJob'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const job = await lockIdleJob(context, id)
      await context.queries.jobs.retryJob(job.id)
      await logChange(context, call, {
        action: 'job.retry',
        subject: `job:${job.id}`,
        details: { name: job.name },
      })
      return { retried: true }
    })

export const cancelJob =
  (context: AppContext): Handlers['maintenance']['cancelJob'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const job = await lockIdleJob(context, id)
      await context.queries.jobs.cancelJob(job.id)
      await logChange(context, call, {
        action: 'job.cancel',
        subject: `job:${job.id}`,
        details: { name: job.name },
      })
      return { cancelled: true }
    })

async function lockIdleJob(context: AppContext, id: string): Promise<JobRow> {
  const job = await context.queries.jobs.lockJob(id)
  if (!job) throw appError('job/not-found')
  if (job.state === 'active' && !isStuck(job, context.clock.now())) throw appError('job/running')
  return job
}

const isStuck = ({ state, started_on }: JobRow, now: Date): boolean =>
  state === 'active' && started_on !== null && now.getTime() - started_on.getTime() >= STUCK_AFTER_MS

export const resetSearch =
  (context: AppContext): Handlers['maintenance']['resetSearch'] =>
  async ({ body: { person_id, ip } }, call) => {
    if (person_id) await context.rateLimits.clear('search-user', person_id)
    if (ip) await clearSearch(context, ip)
    const user = person_id === undefined ? undefined : await context.queries.users.findUser(person_id)
    await logChange(context, call, {
      action: 'limits.reset_search',
      subject: 'limits',
      userId: user?.id,
    })
    return { reset: 'ok' }
  }

export const resetIp =
  (context: AppContext): Handlers['maintenance']['resetIp'] =>
  async ({ body: { ip } }, call) => {
    await clearSearch(context, ip)
    await context.rateLimits.clear('call', ip)
    await context.rateLimits.clear('email', ip)
    await context.rateLimits.clear('poll', ip)
    // The address itself is of no use to the log later, and is personal data.
    await logChange(context, call, { action: 'limits.reset_ip', subject: 'limits' })
    return { reset: 'ok' }
  }

async function clearSearch(context: AppContext, ip: string): Promise<void> {
  await context.rateLimits.clear('search-burst', ip)
  await context.rateLimits.clear('search-network', ip)
  await context.rateLimits.clear('search-proven', ip)
  await context.rateLimits.isWithin('search-reset', ip)
}

export const updateAutomatically = (context: AppContext): Handlers['maintenance']['updateAutomatically'] =>
  rework(context, 'items.ask-again', askFailedAgain)

export const reorderStuckItems = (context: AppContext): Handlers['maintenance']['reorderStuck'] =>
  rework(context, 'items.reorder', reorderStuck)

const rework =
  (context: AppContext, action: string, work: (context: AppContext, period: Period) => Promise<number>) =>
  async ({ body: { date_from, date_to } }: { body: { date_from: string; date_to: string } }, call: Call) => {
    const days = readDays({ 'date-from': date_from, 'date-to': date_to }, context.clock.now())
    const count = await work(context, days)
    await logChange(context, call, { action, subject: `${date_from}..${date_to}`, details: { count } })
    return { count }
  }
