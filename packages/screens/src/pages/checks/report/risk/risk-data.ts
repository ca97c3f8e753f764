import { orderKeys, reportKeys, riskKeys, riskQueries } from '@proverka/api/queries'
import type { riskReportViewSchema } from '@proverka/api/contract'
import { risk } from '@proverka/api/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import { connect } from '../../../../runtime/data/api.ts'

export type RiskReportView = InferOutput<typeof riskReportViewSchema>
export type RiskOwnerView = RiskReportView['owners'][number]

/** All of `risk` comes with this part: reports of other products need one call of it. */
const connectRisk = () => connect({ risk })

let client: ReturnType<typeof connectRisk> | undefined

function getClient() {
  client ??= connectRisk()
  return client
}

export const getRiskApi = () => getClient().risk

/** The risk report of an item with what the rules conclude; polled while answers are pending. */
export function useRiskReport(itemId: string) {
  return useQuery(riskQueries.byItem(getClient(), itemId, { objectForm: true }))
}

/** A change of a risk report; the queries that depend on it are refetched. Refused input stays in its form. */
export function useRiskChange<Values>(itemId: string, change: (values: Values) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [riskKeys.byItem(itemId), reportKeys.byItem(itemId), orderKeys.all].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => {
      console.error('Отчет не изменен', error)
    },
  })
}
