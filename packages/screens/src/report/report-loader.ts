import { reportQueries } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime, visitorKnown } from '../router/prime.ts'

/** The report of one bought item. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ api, queries }) => {
    if (!isId(id)) return
    await visitorKnown()
    await queries.ensureQueryData(reportQueries.byItem(api, id))
  })
}
