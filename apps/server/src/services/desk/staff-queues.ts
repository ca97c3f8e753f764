import type { StaffQueue } from '@proverka/api/contract'
import type { Permission } from '@proverka/domain/accounts'
import type { JobCounts, QueueState } from '../../platform/db/queries/operation/staff-queues.ts'
import type { AppContext } from '../context.ts'

/** Who sees a queue: the permission of the list behind it. */
const PERMISSION_OF = {
  fulfilments: 'fulfilments.read',
  'late-fulfilments': 'fulfilments.read',
  'intake-files': 'fulfilments.read',
  'contractor-accounts': 'fulfilments.read',
  'number-waits': 'fulfilments.read',
  'late-items': 'orders.read',
  jobs: 'jobs.read',
  'subject-requests': 'subjects.read',
  faults: 'faults.read',
  'refused-refunds': 'refunds.write',
  payments: 'orders.pay',
  withdrawals: 'partners.read',
} as const satisfies Readonly<Record<StaffQueue, Permission>>

/** A queue of the staff. */
export type ListedQueue = QueueState & { readonly key: StaffQueue }

/** The queues that the permissions open: the nearest term first, then the oldest; the empty ones last. */
export async function listQueues(
  { queries }: AppContext,
  permissions: ReadonlySet<Permission>,
  now: Date,
  jobs: JobCounts | null,
): Promise<readonly ListedQueue[]> {
  const open = (Object.keys(PERMISSION_OF) as StaffQueue[]).filter((key) =>
    permissions.has(PERMISSION_OF[key]),
  )
  const counted = await queries.staffQueues.countQueues(
    open.filter((key) => key !== 'jobs'),
    now,
  )
  return [...counted, ...(jobs ? [queueOfJobs(jobs)] : [])].toSorted(byTerm)
}

const queueOfJobs = ({ failed, stuck, fault_since }: JobCounts): ListedQueue => ({
  key: 'jobs',
  count: failed + stuck,
  oldest_at: fault_since,
  due_at: null,
  overdue: 0,
})

const LAST = Number.POSITIVE_INFINITY
const timeOf = (at: Date | null): number => at?.getTime() ?? LAST

function byTerm(one: ListedQueue, other: ListedQueue): number {
  return (
    compare(timeOf(one.due_at), timeOf(other.due_at)) ||
    compare(timeOf(one.oldest_at), timeOf(other.oldest_at)) ||
    one.key.localeCompare(other.key)
  )
}

/** Two infinite ones have no difference. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
