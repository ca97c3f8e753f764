import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'

export const blockComment =
  (context: AppContext): Handlers['blog']['blockComment'] =>
  async ({ params, body }) => {
    const { articleComments } = context.queries
    const comment = await articleComments.findComment(params.id, params.commentId)
    if (!comment) throw appError('comment/not-found')
    await articleComments.setBlocked(comment.id, body.blocked)
    return presentComment({ ...comment, blocked: body.blocked })
  }
