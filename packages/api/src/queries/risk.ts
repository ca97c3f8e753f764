import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'
import { isRefusal } from '../client/is-refusal.ts'

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

type RiskReportAnswer = Awaited<ReturnType<typeof getRiskReport>>

const OPEN_STATUSES: ReadonlySet<string> = new Set(['new', 'running', 'waiting'])

/** Whether an answer is pending; a repeated question leaves the report finished, so its tasks are checked, too. */
function isAsking({ status, tasks, owners }: RiskReportAnswer): boolean {
  if (status === 'in_progress') return true
  return [...tasks, ...owners.flatMap((owner) => owner.tasks)].some((task) => OPEN_STATUSES.has(task.status))
}

export const riskKeys = {
  byItem: (orderItemId: string) => ['risk-report', orderItemId] as const,
}

export const riskQueries = {
  /** Polls while answers are pending. */
  byItem: (api: ApiPart<'risk'>, orderItemId: string, form: RiskReportForm = {}) =>
    queryOptions({
      queryKey: [...riskKeys.byItem(orderItemId), form.objectForm ?? false],
      queryFn: ({ signal }) => getRiskReport(api, orderItemId, form, signal),
      refetchInterval: ({ state }) =>
        !isRefusal(state.error) && state.data && isAsking(state.data) ? UNFINISHED_POLL_MS : false,
    }),
}
