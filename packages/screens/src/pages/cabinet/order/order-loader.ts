import { orderQueries } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** One order with its parts. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ api, queries, whenKnown }) => {
    if (!isId(id)) return
    await whenKnown?.()
    await queries.ensureQueryData(orderQueries.one(api, id))
  })
}
