import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/create-api-client.ts'
import { isRefusal } from './is-refusal.ts'

/** How often an unfinished report is asked for again. */
const UNFINISHED_POLL_MS = 1500

/** How a risk report is asked for. */
export interface RiskReportForm {
  /** The form of an object: its conclusions are forced (RISK-10). */
  readonly objectForm?: boolean
}

/** A risk report by the id of its order item; the header `forceConclusion` goes along for the object form alone. */
export function getRiskReport(
  api: ApiPart<'risk'>,
  orderItemId: string,
  { objectForm = false }: RiskReportForm = {},
  signal?: AbortSignal,
) {
  return api.risk.getRiskReport({
    params: { id: orderItemId },
    headers: objectForm ? { forceConclusion: 'true' } : {},
    ...(signal && { signal }),
  })
}

export const riskQueries = {
  /** Asks again while the report is in progress. */
  byItem: (api: ApiPart<'risk'>, orderItemId: string, form: RiskReportForm = {}) =>
    queryOptions({
      queryKey: ['risk-report', orderItemId, form.objectForm ?? false],
      queryFn: ({ signal }) => getRiskReport(api, orderItemId, form, signal),
      refetchInterval: ({ state }) =>
        !isRefusal(state.error) && state.data?.status === 'in_progress' ? UNFINISHED_POLL_MS : false,
    }),
}
