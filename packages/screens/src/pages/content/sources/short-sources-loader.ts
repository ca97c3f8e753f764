import { sources } from '@proverka/api/calls'
import { sourceQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { STAYS_ON_SERVER } from './data.ts'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The states for the rendered page; a home page renders without them, too. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ connect, queries }) => {
    await queries.prefetchQuery({
      ...sourceQueries.list(connect({ sources })),
      meta: STAYS_ON_SERVER,
    })
  })
}
