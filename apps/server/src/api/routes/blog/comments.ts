import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'
import { callerOf } from '../../../services/call.ts'
import { requireOwnComment } from '../../policies/ownership.ts'
import { logChangeOfAnother, logChange } from '../../../services/log-change.ts'

export const listComments =
  (context: AppContext): Handlers['blog']['listComments'] =>
  async ({ params, query }, call) => {
    const { articles, articleComments } = context.queries
    if (!(await articles.hasArticle(params.id))) throw appError('article/not-found')
    const seesBlocked = call.caller?.user.permissions.has('comments.write') === true
    const rows = await articleComments.listComments(params.id, seesBlocked, query.limit, query.offset)
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
    }
    await articleComments.insertComment(comment)
    return presentComment({ ...comment, author_name: user.name })
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
