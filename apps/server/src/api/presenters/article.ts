import type { ARTICLE_RELATIONS, articlePreviewSchema, commentSchema } from '@proverka/api/contract'
import { readingMinutes, type ArticleBlock } from '@proverka/domain/sites'
import type { InferInput } from 'valibot'
import type { CommentRow } from '../../platform/db/queries/content/article-comments.ts'
import type { ArticleRow } from '../../platform/db/queries/content/articles.ts'
import type { AppContext } from '../../services/context.ts'

export type ArticleRelation = (typeof ARTICLE_RELATIONS)[number]

/** The data of articles from other tables. */
export interface ArticleParts {
  readonly tags: readonly { readonly article_id: string; readonly tag: string }[]
  readonly ratings: readonly { readonly article_id: string; readonly value: number }[]
}

/** An article with the relations that were asked for. */
export function presentArticle(
  article: ArticleRow,
  parts: ArticleParts,
  populate: readonly ArticleRelation[],
): InferInput<typeof articlePreviewSchema> {
  const { id, title, lead, image, category, author } = article
  const own = <Part extends { article_id: string }>(list: readonly Part[]) =>
    list.filter(({ article_id }) => article_id === id)
  return {
    id,
    title,
    lead,
    image,
    createdAt: article.created_at.toISOString(),
    updatedAt: (article.updated_at ?? article.created_at).toISOString(),
    rating: { average: article.rating_average, count: article.rating_count },
    reading_minutes: readingMinutes(article.content),
    comment_count: article.comment_count,
    check: firstCheck(article.content),
    ...(populate.includes('ratings') && { ratings: own(parts.ratings).map(({ value }) => value) }),
    ...(populate.includes('tags') && { tags: own(parts.tags).map(({ tag }) => tag) }),
    ...(populate.includes('category') && { category }),
    ...(populate.includes('author') && { author }),
  }
}

function firstCheck(content: readonly ArticleBlock[]) {
  const check = content.find((block) => block.kind === 'check')
  return check ? { route: check.route, ...(check.product !== undefined && { product: check.product }) } : null
}

/** A comment; readers see only the first name of its author. */
export const presentComment = (
  comment: Omit<CommentRow, 'site' | 'reviewed_at' | 'version'>,
): InferInput<typeof commentSchema> => ({
  id: comment.id,
  content: comment.content,
  author: comment.author_name.trim().split(/\s+/)[0] || 'Читатель',
  authorId: comment.author_id,
  blocked: comment.blocked,
  reason: comment.hidden_reason,
  createdAt: comment.created_at.toISOString(),
})

/** Reads what the wanted relations need; the others cost nothing. */
export async function loadArticleParts(
  { queries }: AppContext,
  articleIds: readonly string[],
  populate: readonly ArticleRelation[],
): Promise<ArticleParts> {
  const wants = (relation: ArticleRelation) => articleIds.length > 0 && populate.includes(relation)
  return {
    tags: wants('tags') ? await queries.articles.listTagsOf(articleIds) : [],
    ratings: wants('ratings') ? await queries.articles.listRatingsOf(articleIds) : [],
  }
}
