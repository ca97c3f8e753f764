import { productQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The price list; what each object costs a user is asked when it is known who is here. */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ api, queries, whenKnown }) => {
    await whenKnown?.()
    await queries.ensureQueryData(productQueries.list(api))
  })
}
