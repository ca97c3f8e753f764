import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'
import { logChange } from '../../services/log-change.ts'

/** A comment that is already as wanted stays as it is. */
export const blockComment =
  (context: AppContext): Handlers['blog']['blockComment'] =>
  ({ params, body: { blocked } }, call) =>
    context.database.transaction(async () => {
      const { articleComments } = context.queries
      const comment = await articleComments.findComment(params.id, params.commentId)
      if (!comment) throw appError('comment/not-found')
      if (await articleComments.setBlocked(comment.id, blocked)) {
        await logChange(context, call, {
          action: 'comments.block',
          subject: `comment:${comment.id}`,
          userId: comment.author_id,
          details: { article: comment.article_id, blocked },
        })
      }
      return presentComment({ ...comment, blocked })
    })
