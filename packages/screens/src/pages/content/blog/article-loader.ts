import { blog } from '@proverka/api/calls'
import { blogQueries } from '@proverka/api/queries'
import { buildPath } from '@proverka/domain/navigation'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'

/** An article with its comments. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<unknown> {
  const id = params['id'] ?? ''
  return prime(context, async ({ connect, queries }) => {
    const api = connect({ blog })
    const comments = queries.ensureQueryData(blogQueries.comments(api, id))
    // At an address that the article had before there are none.
    comments.catch(() => undefined)
    const article = await queries.ensureQueryData(blogQueries.article(api, id))
    if (article.id !== id) throw redirect(buildPath('blog-id', { id: article.id }))
    await comments
  })
}
