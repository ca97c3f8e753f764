import type { Permission } from '@proverka/domain/accounts'
import { MINUTE_MS, moscowDate, SECOND_MS, startOfMoscowDay } from '@proverka/domain/timing'
import type { JobCounts } from '../../platform/db/queries/operation/staff-queues.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { AppContext } from '../context.ts'
import { createSourceList } from '../sources/list-sources.ts'
import { listQueues } from './staff-queues.ts'
import { loadHours, loadMoney } from './today-figures.ts'

/** Jobs end within seconds; one that runs for longer hangs. */
export const STUCK_AFTER_MS = 5 * MINUTE_MS

/** The table of jobs is counted as a whole: once, however many look. */
const JOBS_KEPT_MS = 15 * SECOND_MS

/** What the first screen of the console shows, by the permissions of its viewer. */
export function createToday(context: AppContext) {
  const { clock, queries } = context
  const listSources = createSourceList(context)
  const jobCounts = createTtlCache<JobCounts>(JOBS_KEPT_MS, () => clock.now().getTime())

  const countJobs = () =>
    jobCounts.get('', () => {
      const now = clock.now()
      const day = new Date(startOfMoscowDay(moscowDate(now.getTime())))
      return queries.staffQueues.countJobs(now, day, new Date(now.getTime() - STUCK_AFTER_MS))
    })

  const loadQueues = async (permissions: ReadonlySet<Permission>, now: Date) =>
    listQueues(context, permissions, now, permissions.has('jobs.read') ? await countJobs() : null)

  return {
    /** The queues alone. */
    countWaiting: (permissions: ReadonlySet<Permission>) => loadQueues(permissions, clock.now()),

    loadToday: async (permissions: ReadonlySet<Permission>) => {
      const now = clock.now()
      const date = moscowDate(now.getTime())
      const seesFigures = permissions.has('statistics.read')
      const [queues, money, hours, { sources }, jobs] = await Promise.all([
        loadQueues(permissions, now),
        seesFigures ? loadMoney(context, date, now) : null,
        seesFigures ? loadHours(context, date, now) : null,
        listSources(),
        permissions.has('jobs.read') ? countJobs() : null,
      ])
      return { now, date, queues, money, hours, sources, jobs }
    },
  }
}
