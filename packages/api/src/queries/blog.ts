import { ARTICLES_ON_PAGE } from '@proverka/domain/sites'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

/** Newest first (BLOG-02). */
export const BLOG_SORT = 'createdAt:desc'

/** What narrows the blog; what is empty or absent narrows nothing. */
export interface ArticlesWanted {
  /** From 1. */
  page?: number
  /** Part of the title. */
  title?: string
  category?: string
  tag?: string
  author?: string
}

export const blogQueries = {
  articles: (api: ApiPart<'blog'>, { page = 1, ...filter }: ArticlesWanted = {}) =>
    queryOptions({
      queryKey: ['articles', page, filter],
      queryFn: ({ signal }) =>
        api.blog.listArticles({
          query: {
            sort: BLOG_SORT,
            populate: '*',
            limit: String(ARTICLES_ON_PAGE),
            page: String(page),
            ...filter,
          },
          signal,
        }),
    }),
  article: (api: ApiPart<'blog'>, id: string) =>
    queryOptions({
      queryKey: ['article', id],
      queryFn: ({ signal }) => api.blog.getArticle({ params: { id }, signal }),
    }),
  tags: (api: ApiPart<'blog'>) =>
    queryOptions({ queryKey: ['tags'], queryFn: ({ signal }) => api.blog.listTags({ signal }) }),
  comments: (api: ApiPart<'blog'>, articleId: string) =>
    queryOptions({
      queryKey: ['comments', articleId],
      queryFn: ({ signal }) => api.blog.listComments({ params: { id: articleId }, query: {}, signal }),
    }),
}
