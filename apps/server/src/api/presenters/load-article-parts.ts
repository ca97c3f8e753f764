import type { AppContext } from '../../services/context.ts'
import type { ArticleParts, ArticleRelation } from './article.ts'

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
