import { dealQueries } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** One folder, and the others as its tabs. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ api, queries, whenKnown }) => {
    if (!isId(id)) return
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(dealQueries.one(api, id)),
      queries.ensureQueryData(dealQueries.list(api)),
    ])
  })
}
