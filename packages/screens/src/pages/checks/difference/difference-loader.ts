import { comparison } from '@proverka/api/calls'
import { comparisonQueries } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The two reports of the address. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const { id = '', otherId = '' } = params
  return prime(context, async ({ connect, queries, whenKnown }) => {
    if (!isId(id) || !isId(otherId)) return
    await whenKnown?.()
    await queries.ensureQueryData(comparisonQueries.difference(connect({ comparison }), id, otherId))
  })
}
