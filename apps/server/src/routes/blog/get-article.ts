import { ARTICLE_RELATIONS } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentArticle } from '../../presenters/article.ts'
import { loadArticleParts } from '../../services/load-article-parts.ts'

export const getArticle =
  (context: AppContext): Handlers['blog']['getArticle'] =>
  async ({ params }, call) => {
    const { articles } = context.queries
    const article = await articles.findArticle(params.id)
    if (!article) throw appError('article/not-found')
    const parts = await loadArticleParts(context, [article.id], ARTICLE_RELATIONS)
    return {
      ...presentArticle(article, parts, ARTICLE_RELATIONS),
      content: article.content,
      own_rating: call.caller ? await articles.findRating(article.id, call.caller.user.id) : null,
    }
  }
