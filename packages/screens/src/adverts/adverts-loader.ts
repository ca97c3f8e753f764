import { adverts } from '@proverka/api/calls'
import { advertQueries } from '@proverka/api/queries'
import { checkAdvertFilter } from '@proverka/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../router/prime.ts'
import { advertsWanted, readAdvertsPlace } from './adverts-place.ts'

/** The adverts that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const { texts, sort, offset } = readAdvertsPlace(new URL(request.url).searchParams)
  const checked = checkAdvertFilter(texts)
  return prime(context, async ({ connect, queries }) => {
    const filter = checked.kind === 'filter' ? checked.filter : {}
    await queries.ensureInfiniteQueryData(
      advertQueries.list(connect({ adverts }), advertsWanted(filter, sort), offset),
    )
  })
}
