import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'
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

export const reportQueries = {
  /** Asks again while the order item is on its way. */
  byItem: (api: ApiPart<'reports'>, orderItemId: string) =>
    queryOptions({
      queryKey: ['report', orderItemId],
      queryFn: ({ signal }) => api.reports.getReport({ params: { id: orderItemId }, signal }),
      refetchInterval: ({ state }) =>
        isRefusal(state.error) || (state.data && END_STATUSES.has(state.data.status)) ? false : UNFINISHED_POLL_MS,
    }),
}
