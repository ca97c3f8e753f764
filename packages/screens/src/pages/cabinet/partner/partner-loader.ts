import { partnerQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { FIRST_DAYS, lastDays } from './days-period.ts'

/** What the links brought, and the money for it. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  const period = lastDays(FIRST_DAYS, Date.now())
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(partnerQueries.days(api, period)),
      queries.ensureQueryData(partnerQueries.stats(api)),
      queries.ensureQueryData(partnerQueries.orders(api, 0)),
      queries.ensureQueryData(partnerQueries.withdrawals(api)),
    ])
  })
}
