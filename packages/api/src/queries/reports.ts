import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'
import type { InferOutput } from 'valibot'
import type { orderItemViewSchema } from '../contract/reports.ts'
import { isRefusal } from './is-refusal.ts'

/** How often an unfinished report is asked for again. */
const UNFINISHED_POLL_MS = 1500

const END_STATUSES: ReadonlySet<string> = new Set([
  'done',
  'refund',
  'deleted',
  'actionrequired',
  'waitingforpayment',
])

function isSettled({ status, report }: InferOutput<typeof orderItemViewSchema>): boolean {
  const isAsking = report?.tasks.some(({ answer }) => answer.kind === 'in-progress') ?? false
  return END_STATUSES.has(status) && !isAsking
}

/** Keys to invalidate by: every report, the report of one item. */
export const reportKeys = {
  all: ['report'] as const,
  byItem: (orderItemId: string) => ['report', orderItemId] as const,
}

export const reportQueries = {
  /** Asks again while the order item is on its way, or a source is asked once more. */
  byItem: (api: ApiPart<'reports'>, orderItemId: string) =>
    queryOptions({
      queryKey: reportKeys.byItem(orderItemId),
      queryFn: ({ signal }) => api.reports.getReport({ params: { id: orderItemId }, signal }),
      refetchInterval: ({ state }) =>
        isRefusal(state.error) || (state.data && isSettled(state.data)) ? false : UNFINISHED_POLL_MS,
    }),
}
