import { buildPath } from '@proverka/domain/navigation'
import { PER_USER } from '@proverka/page-engine/page'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { keptQuery } from './kept-query.ts'
import { keyOfOnly, searchResults } from './search-results.ts'

/** What the address asks for; one object leads to its page. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const { search, searchParams } = new URL(request.url)
  const text = searchParams.get('query')?.trim() ?? ''
  return prime(context, async ({ api, queries }) => {
    if (text === '') return PER_USER
    const objectKey = keyOfOnly(await queries.ensureQueryData(searchResults(api, text)))
    if (objectKey !== undefined)
      throw redirect(buildPath('object-objectKey', { objectKey }) + keptQuery(search))
    return PER_USER
  })
}
