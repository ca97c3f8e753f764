import { blog } from '@proverka/api/calls'
import { blogQueries } from '@proverka/api/queries'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** An article with its comments. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ connect, queries }) => {
    const api = connect({ blog })
    await Promise.all([
      queries.ensureQueryData(blogQueries.article(api, id)),
      queries.ensureQueryData(blogQueries.comments(api, id)),
    ])
  })
}
