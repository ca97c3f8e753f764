import { watchQueries } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { WATCH_AREAS } from './watch-api.ts'

/** One watch. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ connect, queries, whenKnown }) => {
    const api = connect(WATCH_AREAS)
    if (!isId(id)) return
    await whenKnown?.()
    await queries.ensureQueryData(watchQueries.one(api, id))
  })
}
