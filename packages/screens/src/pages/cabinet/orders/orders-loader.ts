import { orderQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { readPlace } from './order-filter.ts'

/** The orders that an address asks for, and how many there are in each state. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const { filter, page } = readPlace(new URL(request.url).searchParams)
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(orderQueries.list(api, filter, page - 1)),
      queries.ensureQueryData(orderQueries.summary(api)),
    ])
  })
}
