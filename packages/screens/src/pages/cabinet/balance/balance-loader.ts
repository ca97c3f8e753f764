import { moneyQueries, partnerQueries, payerQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** What is on the balance with its last movements, and what the panels below list. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(moneyQueries.transactions(api, 0)),
      queries.ensureQueryData(moneyQueries.invoices(api)),
      queries.ensureQueryData(payerQueries.list(api)),
      queries.ensureQueryData(partnerQueries.invited(api, 0)),
    ])
  })
}
