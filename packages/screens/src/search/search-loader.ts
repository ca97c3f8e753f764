import { buildPath } from '@proverka/domain/navigation'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { OF_CALLER } from '../router/of-caller.ts'
import { prime } from '../router/prime.ts'
import { keyOfOnly, searchResults } from './search-results.ts'

/** What the address asks for; one object leads to its page. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const text = new URL(request.url).searchParams.get('query')?.trim() ?? ''
  return prime(context, async ({ api, queries }) => {
    if (text === '') return OF_CALLER
    const objectKey = keyOfOnly(await queries.ensureQueryData(searchResults(api, text)))
    if (objectKey !== undefined) throw redirect(buildPath('object-objectKey', { objectKey }))
    return OF_CALLER
  })
}
