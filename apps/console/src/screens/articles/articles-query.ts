import { isDrawing, type Drawing } from '@proverka/domain/sites'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

type Desk = Awaited<ReturnType<typeof api.admin.listDeskArticles>>
export type DeskArticle = Desk['articles'][number]
export type ArticleDraft = Awaited<ReturnType<typeof api.admin.getDeskArticle>>
export type ArticleVersion = Awaited<ReturnType<typeof api.admin.listArticleVersions>>['versions'][number]
export type ArticlePreview = Awaited<ReturnType<typeof api.admin.previewArticle>>
export type Fact = ArticlePreview['facts'][number]

/** What is typed of an article. */
export type Written = Omit<ArticleDraft['written'], 'drawing' | 'tags'> & {
  readonly drawing: Drawing | null
  readonly tags: readonly string[]
}

/** All that the screen shows: a change of one article is seen in the list. */
export const ARTICLES_KEY = ['articles'] as const

const LIMIT = '200'
const VERSIONS = '50'
/** Articles come out by themselves, and colleagues write them, too. */
const REFRESH_MS = 15_000

export const articlesQuery = (search: string) =>
  queryOptions({
    queryKey: [...ARTICLES_KEY, 'list', search],
    queryFn: ({ signal }) =>
      api.admin.listDeskArticles({ query: { limit: LIMIT, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...ARTICLES_KEY, 'article', id],
    queryFn: ({ signal }) => api.admin.getDeskArticle({ params: { id }, signal }),
    refetchInterval: REFRESH_MS,
  })

export const previewQuery = (id: string, written: Written) =>
  queryOptions({
    queryKey: ['article-preview', id, written],
    queryFn: ({ signal }) =>
      api.admin.previewArticle({ body: { article_id: id, ...toBody(written) }, signal }),
    placeholderData: keepPreviousData,
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ARTICLES_KEY, 'versions', id],
    queryFn: ({ signal }) =>
      api.admin.listArticleVersions({ params: { id }, query: { limit: VERSIONS }, signal }),
  })

/** What was stored, as the form has it; a drawing that there is no more is none. */
export const toWritten = ({ drawing, ...written }: ArticleDraft['written']): Written => ({
  ...written,
  drawing: drawing !== null && isDrawing(drawing) ? drawing : null,
})

export const toBody = ({ tags, ...written }: Written) => ({ ...written, tags: [...tags] })
