import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

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
