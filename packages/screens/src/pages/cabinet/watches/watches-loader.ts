import { watchQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { WATCH_AREAS } from './watch-api.ts'

/** What the user watches. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ connect, queries, whenKnown }) => {
    const api = connect(WATCH_AREAS)
    await whenKnown?.()
    await queries.ensureQueryData(watchQueries.list(api))
  })
}
