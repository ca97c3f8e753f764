import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'
import type { ReplyTo } from '../client/call-parts.ts'
import { isRefusal } from '../client/is-refusal.ts'

/** Polling interval of an unfinished report on a page without live changes, ms. */
const UNFINISHED_POLL_MS = 1500
/** How often an open fault is asked for: people answer it. */
const FAULT_POLL_MS = 15_000
/** The same for a page with live changes, in case an event was lost, ms. */
const STREAMING_POLL_MS = 30_000

const END_STATUSES: ReadonlySet<string> = new Set([
  'done',
  'refund',
  'deleted',
  'actionrequired',
  'waitingforpayment',
])

/** Whether nothing of an item changes by itself. */
export function isSettled({ status, report }: ReplyTo<'reports', 'getReport'>): boolean {
  const isAsking = report?.tasks.some(({ answer }) => answer.kind === 'in-progress') ?? false
  return END_STATUSES.has(status) && !isAsking
}

/** Keys to invalidate by: every report, the report of one item. */
export const reportKeys = {
  all: ['report'] as const,
  byItem: (orderItemId: string) => ['report', orderItemId] as const,
  faults: (orderItemId: string) => ['report-faults', orderItemId] as const,
}

export const reportQueries = {
  /** Asks again while one of them waits for its answer. */
  faults: (api: ApiPart<'reports'>, orderItemId: string) =>
    queryOptions({
      queryKey: reportKeys.faults(orderItemId),
      queryFn: ({ signal }) => api.reports.listFaults({ params: { id: orderItemId }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.some((fault) => fault.state !== 'answered') ? FAULT_POLL_MS : false,
    }),
  /** Polls while the order item is in progress, or a source is asked again. */
  byItem: (api: ApiPart<'reports'>, orderItemId: string, isStreaming = false) =>
    queryOptions({
      queryKey: reportKeys.byItem(orderItemId),
      queryFn: ({ signal }) => api.reports.getReport({ params: { id: orderItemId }, signal }),
      refetchInterval: ({ state }) =>
        isRefusal(state.error) || (state.data && isSettled(state.data))
          ? false
          : isStreaming
            ? STREAMING_POLL_MS
            : UNFINISHED_POLL_MS,
    }),
}
