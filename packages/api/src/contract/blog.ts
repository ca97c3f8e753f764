import { REQUIRED_MESSAGE } from '@proverka/domain'
import { articleBlockSchema, articleSchema as storedArticleSchema } from '@proverka/domain/sites'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { countQuerySchema, idSchema } from './shared.ts'

const stored = storedArticleSchema.entries

/** Mean of all ratings, `null` before the first one. */
export const ratingSchema = v.object({ average: v.nullable(v.number()), count: v.number() })

/** An article as lists show it. What `populate` leaves out is absent, so that it is not taken for empty. */
export const articlePreviewSchema = v.object({
  id: stored.id,
  title: stored.title,
  image: stored.image,
  createdAt: stored.createdAt,
  /** When the text last changed; that of `createdAt` for one that never did. */
  updatedAt: stored.createdAt,
  ratings: v.optional(stored.ratings),
  tags: v.optional(stored.tags),
  lead: v.string(),
  rating: ratingSchema,
  reading_minutes: v.number(),
  /** Comments that everybody may read. */
  comment_count: v.number(),
  /** The check that the article leads to first. */
  check: v.nullable(v.object({ route: v.string(), product: v.optional(v.string()) })),
  category: v.optional(v.string()),
  author: v.optional(v.string()),
})

export const articleSchema = v.object({
  ...articlePreviewSchema.entries,
  content: v.array(articleBlockSchema),
  /** The caller's own rating. */
  own_rating: v.nullable(v.number()),
})

export const tagSchema = v.object({ name: v.string(), count: v.number() })

export const commentSchema = v.object({
  id: v.string(),
  content: v.string(),
  /** First name of the author. */
  author: v.string(),
  authorId: v.string(),
  blocked: v.boolean(),
  /** Why it is blocked, for those who see it nevertheless; null or absent: it is not, or the reason is not known. */
  reason: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
})

export const ARTICLE_SORTS = [
  'createdAt:desc',
  'createdAt:asc',
  'title:asc',
  'title:desc',
  'rating:desc',
] as const

/** Relations of an article that a list may carry. */
export const ARTICLE_RELATIONS = ['ratings', 'tags', 'category', 'author'] as const

const populateSchema = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(100),
    v.transform((text) => (text === '*' ? [...ARTICLE_RELATIONS] : text.split(','))),
    v.array(v.picklist(ARTICLE_RELATIONS)),
  ),
  '*',
)

const pageSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'Страницы нумеруются с 1'), v.transform(Number)),
  '1',
)

/** Articles on a page at most. */
const MOST_ARTICLES = 100
export const MOST_COMMENT_LENGTH = 2000

const filterSchema = v.optional(v.pipe(v.string(), v.maxLength(200)))
const articleId = v.pipe(v.string(), v.maxLength(200))
const articleParams = v.object({ id: articleId })
const commentParams = v.object({ id: articleId, commentId: idSchema })

export const blog = {
  listArticles: endpoint({
    id: 'CALL-154',
    method: 'GET',
    path: '/articles',
    access: 'guest',
    query: v.object({
      sort: v.optional(v.picklist(ARTICLE_SORTS, 'Такого порядка статей нет'), 'createdAt:desc'),
      populate: populateSchema,
      limit: countQuerySchema(10, MOST_ARTICLES),
      page: pageSchema,
      /** Part of the title, in any letter case. */
      title: filterSchema,
      category: filterSchema,
      tag: filterSchema,
      author: filterSchema,
    }),
    reply: v.array(articlePreviewSchema),
    extra: v.object({
      meta: v.object({
        total: v.number(),
        page: v.number(),
        limit: v.number(),
        /** All there are, whatever is asked for. */
        categories: v.array(v.string()),
        authors: v.array(v.string()),
      }),
    }),
  }),
  getArticle: endpoint({
    id: 'CALL-155',
    method: 'GET',
    path: '/articles/{id}',
    access: 'guest',
    params: articleParams,
    reply: articleSchema,
    errors: ['article/not-found'],
  }),
  listTags: endpoint({
    id: 'CALL-156',
    method: 'GET',
    path: '/tags',
    access: 'guest',
    reply: v.array(tagSchema),
  }),
  rateArticle: endpoint({
    id: 'CALL-157',
    method: 'POST',
    path: '/ratings',
    access: 'user',
    body: v.object({
      article: articleId,
      value: v.pipe(
        v.number(),
        v.integer('Оценка: целое число от 1 до 5'),
        v.minValue(1, 'Оценка: целое число от 1 до 5'),
        v.maxValue(5, 'Оценка: целое число от 1 до 5'),
      ),
    }),
    reply: ratingSchema,
    errors: ['article/not-found'],
  }),
  listComments: endpoint({
    id: 'CALL-158',
    method: 'GET',
    path: '/articles/{id}/comments',
    access: 'guest',
    params: articleParams,
    query: v.object({ offset: countQuerySchema(0, 1_000_000), limit: countQuerySchema(100, 100) }),
    reply: v.array(commentSchema),
    errors: ['article/not-found'],
  }),
  addComment: endpoint({
    id: 'CALL-159',
    method: 'POST',
    path: '/articles/{id}/comments',
    access: 'user',
    params: articleParams,
    body: v.object({
      content: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, REQUIRED_MESSAGE),
        v.maxLength(MOST_COMMENT_LENGTH, `Не больше ${MOST_COMMENT_LENGTH} знаков`),
      ),
    }),
    bodyLimit: 16 * 1024,
    reply: commentSchema,
    errors: ['article/not-found'],
  }),
  removeComment: endpoint({
    id: 'CALL-160',
    method: 'DELETE',
    path: '/articles/{id}/comments/{commentId}',
    access: 'user',
    params: commentParams,
    reply: v.object({ removed: v.literal(true) }),
    errors: ['comment/not-found', 'access/denied'],
  }),
  /** Sets the `blocked` flag of one comment without a reason (BLOG-09); the console does so by `moderateComments`. */
  blockComment: endpoint({
    id: 'OWN-block-comment',
    method: 'PUT',
    path: '/articles/{id}/comments/{commentId}/blocked',
    access: 'staff:comments.write',
    params: commentParams,
    body: v.object({ blocked: v.boolean() }),
    reply: commentSchema,
    errors: ['comment/not-found'],
  }),
}
