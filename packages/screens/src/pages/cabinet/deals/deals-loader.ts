import { dealQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The folders of the user. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await queries.ensureQueryData(dealQueries.list(api))
  })
}
