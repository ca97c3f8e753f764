import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'
import { callerOf } from '../../../services/call.ts'
import { requireOwnComment } from '../../policies/ownership.ts'
import { moveComment, type CommentMove } from '../../../services/blog/moderate-comments.ts'
import { logChangeOfAnother } from '../../../services/log-change.ts'

export const listComments =
  (context: AppContext): Handlers['blog']['listComments'] =>
  async ({ params, query }, call) => {
    const { articles, articleComments } = context.queries
    if (!(await articles.hasArticle(params.id))) throw appError('article/not-found')
    const reader = call.caller?.user
    const sees = { all: reader?.permissions.has('comments.write') === true, reader: reader?.id }
    const rows = await articleComments.listComments(params.id, sees, query.limit, query.offset)
    return rows.map(presentComment)
  }

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
      site: call.site.key,
    }
    await articleComments.insertComment(comment)
    return presentComment({ ...comment, hidden_reason: null, author_name: user.name })
  }

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

/** A comment that is already as wanted stays as it is. */
export const blockComment =
  (context: AppContext): Handlers['blog']['blockComment'] =>
  ({ params, body: { blocked } }, call) =>
    context.database.transaction(async () => {
      const comment = await context.queries.articleComments.findComment(params.id, params.commentId)
      if (!comment) throw appError('comment/not-found')
      if (comment.blocked === blocked) return presentComment(comment)
      const move: CommentMove = blocked ? { action: 'hide', reason: null } : { action: 'restore' }
      return presentComment(await moveComment(context, call, comment.id, move))
    })
