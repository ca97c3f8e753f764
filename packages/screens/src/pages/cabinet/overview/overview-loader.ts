import { orderQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** What waits for the person, and the last orders. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(orderQueries.overview(api)),
      queries.ensureQueryData(orderQueries.list(api)),
    ])
  })
}
