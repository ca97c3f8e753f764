import { ARTICLE_RELATIONS } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentArticle, loadArticleParts } from '../../presenters/article.ts'
import { callerOf } from '../../../services/call.ts'

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

export const getArticle =
  (context: AppContext): Handlers['blog']['getArticle'] =>
  async ({ params }, call) => {
    const { articles } = context.queries
    const article = await findWherever(context, params.id)
    if (!article) throw appError('article/not-found')
    const parts = await loadArticleParts(context, [article.id], ARTICLE_RELATIONS)
    return {
      ...presentArticle(article, parts, ARTICLE_RELATIONS),
      content: article.content,
      own_rating: call.caller ? await articles.findRating(article.id, call.caller.user.id) : null,
    }
  }

export const listTags =
  (context: AppContext): Handlers['blog']['listTags'] =>
  () =>
    context.queries.articles.listTags()

export const rateArticle =
  (context: AppContext): Handlers['blog']['rateArticle'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    const { articles } = context.queries
    if (!(await articles.hasArticle(body.article))) throw appError('article/not-found')
    await articles.saveRating(body.article, user.id, body.value, context.clock.now())
    const rated = await articles.findArticle(body.article)
    return { average: rated?.rating_average ?? null, count: rated?.rating_count ?? 0 }
  }

/** The article at an address, or that of an address which it had before. */
async function findWherever({ queries }: AppContext, id: string) {
  const found = await queries.articles.findArticle(id)
  if (found) return found
  const moved = await queries.articleDesk.findMoved(id)
  return moved === undefined ? undefined : queries.articles.findArticle(moved)
}
