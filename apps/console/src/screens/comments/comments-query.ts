import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

export const COMMENT_STATES = ['new', 'hidden', 'all'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

type Page = Awaited<ReturnType<typeof api.admin.listArticleComments>>
export type Comment = Page['comments'][number]
export type CommentAct = Awaited<ReturnType<typeof api.admin.getCommentHistory>>['acts'][number]

/** All that the screen shows: an act on one comment is seen in the others. */
export const COMMENTS_KEY = ['comments'] as const

const PAGE = 50
/** Readers write, and colleagues moderate the same list. */
const REFRESH_MS = 30_000

export const commentsQuery = (state: CommentState) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS_KEY, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listArticleComments({
        query: { state, limit: String(PAGE), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFRESH_MS,
  })

export const commentHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...COMMENTS_KEY, 'history', id],
    queryFn: ({ signal }) => api.admin.getCommentHistory({ params: { id }, signal }),
  })
