import { adverts, advertsData } from '@proverka/api/calls'
import { advertQueries, objectQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** An advert, and what is known around it; the page shows the advert without the rest, too. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ api: common, connect, queries }) => {
    const api = connect({ adverts, advertsData })
    const { address, kad_number } = await queries.ensureQueryData(advertQueries.advert(api, id))
    await Promise.all([
      queries.prefetchQuery(advertQueries.similar(api, id)),
      queries.prefetchQuery(advertQueries.reformaInfo(api, address)),
      queries.prefetchQuery(advertQueries.averagePrice(api, address)),
      queries.prefetchQuery(advertQueries.priceChange(api, 'house_month', address)),
      queries.prefetchQuery(advertQueries.priceChange(api, 'area_month', address)),
      ...(kad_number ? [queries.prefetchQuery(objectQueries.base(common, kad_number))] : []),
    ])
  })
}
