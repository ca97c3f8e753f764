import { sources } from '@proverka/api/calls'
import { sourceQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ connect, queries }) => {
    await queries.ensureQueryData(sourceQueries.list(connect({ sources })))
  })
}
