import { blog } from '@proverka/api/calls'
import { blogQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { readBlogPlace } from './blog-place.ts'

/** The articles that the address asks for, and all tags. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<unknown> {
  const wanted = readBlogPlace(new URL(request.url).searchParams)
  return prime(context, async ({ connect, queries }) => {
    const api = connect({ blog })
    await Promise.all([
      queries.ensureQueryData(blogQueries.articles(api, wanted)),
      queries.ensureQueryData(blogQueries.tags(api)),
    ])
  })
}
