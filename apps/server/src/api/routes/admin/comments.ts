import { appError } from '@proverka/domain/errors'
import type { CommentPlace } from '../../../platform/db/queries/content/moderated-comments.ts'
import { InputError } from '../../../platform/refusals.ts'
import { moderateComments } from '../../../services/blog/moderate-comments.ts'
import type { AppContext } from '../../../services/context.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCommentAct, presentModerated } from '../../presenters/comment.ts'

/** Comments of all articles, and what the staff does with them. */
export const commentRoutes = (context: AppContext) =>
  ({
    listArticleComments: async ({ query: { state, cursor, limit } }) => {
      const { moderatedComments } = context.queries
      const after = cursor === undefined ? undefined : readCursor(cursor)
      // One more shows whether there is a next page.
      const rows = await moderatedComments.listModerated(state, limit + 1, after)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        comments: page.map(presentModerated),
        next: rows.length > limit && last ? writeCursor(last) : null,
        counts: await moderatedComments.countModerated(),
      }
    },

    getCommentHistory: async ({ params: { id } }) => {
      const { moderatedComments } = context.queries
      const comment = await moderatedComments.findModerated(id)
      if (!comment) throw appError('comment/not-found')
      return {
        comment: presentModerated(comment),
        acts: (await moderatedComments.listActs(id)).map(presentCommentAct),
      }
    },

    moderateComments: ({ body }, call) =>
      withIdempotency(context, call, body, async () => ({
        results: (await moderateComments(context, call, body)).map(({ id, refusal, comment }) => ({
          comment_id: id,
          ...(refusal && { refusal: { ...refusal } }),
          comment: comment ? presentModerated(comment) : null,
        })),
      })),
  }) satisfies Partial<Handlers['admin']>

const writeCursor = ({ created_at, id }: CommentPlace): string =>
  Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url')

const CURSOR = /^(\S{24}) ([0-9a-f-]{36})$/

function readCursor(cursor: string): CommentPlace {
  const [, at = '', id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const created_at = new Date(at)
  if (Number.isNaN(created_at.getTime())) throw new InputError('cursor', 'Такой страницы нет')
  return { created_at, id }
}
