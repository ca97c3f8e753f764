import type { ItemStatus } from '@proverka/domain/orders'
import type { JobName } from '../../platform/jobs/jobs.ts'

/** What moves a paid item on: jobs of the queue, a user, or nothing, because it has ended. */
export type ItemServer =
  | { readonly kind: 'jobs'; readonly names: readonly JobName[] }
  | { readonly kind: 'person'; readonly who: 'buyer' | 'admin' }
  | { readonly kind: 'ended' }

const byJobs = (...names: readonly JobName[]): ItemServer => ({ kind: 'jobs', names })
const ENDED: ItemServer = { kind: 'ended' }

/**
 * What serves a paid item in each status (SAFE-09). `requeueOrphanedJobs` finds the items without their job, puts
 * them back, and counts them for the metrics. A new status here needs a query there.
 */
export const SERVED_BY: { readonly [Status in ItemStatus]: ItemServer } = {
  // A paid order gets no further payment: an item that still waits in one is requested at once.
  waitingforpayment: byJobs('start-report'),
  requested: byJobs('start-report'),
  inprogress: byJobs('start-report', 'ask-source', 'fail-task', 'finish-report'),
  // He has an email that asks for the data.
  actionrequired: { kind: 'person', who: 'buyer' },
  done: ENDED,
  refund: ENDED,
  deleted: ENDED,
}
