import { adverts, advertsData } from '@proverka/api/calls'
import { advertQueries } from '@proverka/api/queries'
import { checkAdvertFilter } from '@proverka/domain/property'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { oneHouse } from './one-house.ts'
import { advertsWanted, readAdvertsPlace } from './adverts-place.ts'

/** The adverts that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const { texts, sort, offset } = readAdvertsPlace(new URL(request.url).searchParams)
  const checked = checkAdvertFilter(texts)
  return prime(context, async ({ connect, queries }) => {
    const filter = checked.kind === 'filter' ? checked.filter : {}
    const list = await queries.ensureInfiniteQueryData(
      advertQueries.list(connect({ adverts }), advertsWanted(filter, sort), offset),
    )
    const house = texts.address === undefined ? undefined : oneHouse(list.pages[0]?.adverts_list ?? [])
    if (house === undefined) return
    const api = connect({ adverts, advertsData })
    // A chart that does not come is asked for again by the page.
    await Promise.all([
      queries.prefetchQuery(advertQueries.priceChange(api, 'house_month', house)),
      queries.prefetchQuery(advertQueries.priceChange(api, 'area_month', house)),
    ])
  })
}
