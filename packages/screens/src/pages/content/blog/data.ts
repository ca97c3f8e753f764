import { blog } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf } from '@proverka/api/contract'
import type { ArticlesWanted } from '@proverka/api/queries'
import { blogQueries } from '@proverka/api/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { connect } from '../../../runtime/data/api.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'

let client: ReturnType<typeof connect<{ blog: typeof blog }>> | undefined
const getBlogApi = () => (client ??= connect({ blog }))

export type ArticlePreview = ReplyOf<EndpointOf<typeof blog.listArticles>>[number]
export type FullArticle = ReplyOf<EndpointOf<typeof blog.getArticle>>
export type Comment = ReplyOf<EndpointOf<typeof blog.listComments>>[number]

export function useArticles(wanted: ArticlesWanted) {
  return useShownLoading(
    useQuery({ ...blogQueries.articles(getBlogApi(), wanted), placeholderData: keepPreviousData }),
  )
}

export function useTags() {
  return useQuery(blogQueries.tags(getBlogApi()))
}

export function useArticle(id: string) {
  return useShownLoading(useQuery(blogQueries.article(getBlogApi(), id)))
}

export function useComments(articleId: string) {
  return useQuery(blogQueries.comments(getBlogApi(), articleId))
}

/** One rating a person; a new one takes the place of the old (BLOG-07). */
export function useRate(articleId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (value: number) => getBlogApi().blog.rateArticle({ body: { article: articleId, value } }),
    onSuccess: () => queries.invalidateQueries(blogQueries.article(getBlogApi(), articleId)),
    onError: notifyError,
  })
}

export function useAddComment(articleId: string) {
  const refresh = useRefreshComments(articleId)
  return useMutation({
    mutationFn: (content: string) =>
      getBlogApi().blog.addComment({ params: { id: articleId }, body: { content } }),
    onSuccess: refresh,
  })
}

export function useRemoveComment(articleId: string) {
  const refresh = useRefreshComments(articleId)
  return useMutation({
    mutationFn: (commentId: string) =>
      getBlogApi().blog.removeComment({ params: { id: articleId, commentId } }),
    onSuccess: refresh,
    onError: notifyError,
  })
}

function useRefreshComments(articleId: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries(blogQueries.comments(getBlogApi(), articleId)),
      queries.invalidateQueries(blogQueries.article(getBlogApi(), articleId)),
    ])
}
