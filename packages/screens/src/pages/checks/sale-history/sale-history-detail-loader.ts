import { objectQueries } from '@proverka/api/queries'
import { saleHistoryQuery } from '@proverka/domain/property'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** The sales in a house; guests are asked to sign in first. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const address = saleHistoryQuery(params['detail'] ?? '')
  return prime(context, async ({ api, queries, whenKnown }) => {
    if ((await whenKnown?.()) !== true) return
    await queries.ensureQueryData(objectQueries.houseDetails(api, address))
  })
}
