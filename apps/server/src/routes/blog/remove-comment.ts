import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnComment } from '../../policies/own-comment.ts'

export const removeComment =
  (context: AppContext): Handlers['blog']['removeComment'] =>
  async ({ params }, call) => {
    const { articleComments } = context.queries
    const found = await articleComments.findComment(params.id, params.commentId)
    const comment = requireOwnComment(found, callerOf(call).person)
    await articleComments.deleteComment(comment.id)
    return { removed: true }
  }
