import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentArticle } from '../../presenters/article.ts'
import { loadArticleParts } from '../../services/load-article-parts.ts'

export const listArticles =
  (context: AppContext): Handlers['blog']['listArticles'] =>
  async ({ query }) => {
    const { sort, populate, limit, page, ...filter } = query
    const { articles } = context.queries
    const rows = await articles.listArticles(filter, sort, limit, (page - 1) * limit)
    const parts = await loadArticleParts(
      context,
      rows.map(({ id }) => id),
      populate,
    )
    return {
      data: rows.map((row) => presentArticle(row, parts, populate)),
      meta: {
        total: await articles.countArticles(filter),
        page,
        limit,
        ...(await articles.listArticleFacets()),
      },
    }
  }
