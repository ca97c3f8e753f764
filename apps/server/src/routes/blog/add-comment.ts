import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'

export const addComment =
  (context: AppContext): Handlers['blog']['addComment'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('comment', user.id)
    const { articles, articleComments } = context.queries
    if (!(await articles.hasArticle(params.id))) throw appError('article/not-found')
    const comment = {
      id: randomUUID(),
      article_id: params.id,
      author_id: user.id,
      content: body.content,
      blocked: false,
      created_at: context.clock.now(),
    }
    await articleComments.insertComment(comment)
    return presentComment({ ...comment, author_name: user.name })
  }
