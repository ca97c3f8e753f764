import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnComment } from '../../policies/own-comment.ts'
import { logChangeOfAnother } from '../../services/log-change.ts'

/** The removal of another user's comment by an admin is logged; that of one's own comment is not. */
export const removeComment =
  (context: AppContext): Handlers['blog']['removeComment'] =>
  ({ params }, call) =>
    context.database.transaction(async () => {
      const { articleComments } = context.queries
      const { user } = callerOf(call)
      const found = await articleComments.findComment(params.id, params.commentId)
      const comment = requireOwnComment(found, user)
      await articleComments.deleteComment(comment.id)
      await logChangeOfAnother(context, call, {
        action: 'comments.remove',
        subject: `comment:${comment.id}`,
        userId: comment.author_id,
        details: { article: comment.article_id },
      })
      return { removed: true as const }
    })
