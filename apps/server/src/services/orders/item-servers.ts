import type { ItemStatus } from '@proverka/domain/orders'
import type { JobName } from '../../jobs/jobs.ts'

/** Who moves a paid item on: jobs of the queue, a user, or nobody, for it has come to its end. */
export type ItemServer =
  | { readonly kind: 'jobs'; readonly names: readonly JobName[] }
  | { readonly kind: 'person'; readonly who: 'buyer' | 'admin' }
  | { readonly kind: 'ended' }

const byJobs = (...names: readonly JobName[]): ItemServer => ({ kind: 'jobs', names })
const ENDED: ItemServer = { kind: 'ended' }

/**
 * Who serves a paid item in each status (SAFE-09). `requeueOrphanedJobs` finds the items that theirs has let go, puts them back,
 * and counts them for the metrics. A status of its own here needs a query there.
 */
export const SERVED_BY: { readonly [Status in ItemStatus]: ItemServer } = {
  // Nobody pays for a paid order again: an item that still waits in one is requested at once.
  waitingforpayment: byJobs('start-report'),
  requested: byJobs('start-report'),
  inprogress: byJobs('start-report', 'ask-source', 'fail-task', 'finish-report'),
  // He has an email that asks for the data.
  actionrequired: { kind: 'person', who: 'buyer' },
  done: ENDED,
  refund: ENDED,
  deleted: ENDED,
}
