import { tariffQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The tariffs with what each would cost the user, the one in force and the progress towards the next. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(tariffQueries.list(api)),
      queries.ensureQueryData(tariffQueries.current(api)),
      queries.ensureQueryData(tariffQueries.progress(api)),
    ])
  })
}
