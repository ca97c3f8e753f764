import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { CommentRow } from '../../platform/db/queries/content/article-comments.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** Only its author and an admin may delete a comment (AMB-102). To all others a blocked one does not exist. */
export function requireOwnComment(comment: CommentRow | undefined, user: UserRow): CommentRow {
  const isAdmin = user.person_role === Role.Admin
  const isAuthor = comment?.author_id === user.id
  if (!comment || (comment.blocked && !isAuthor && !isAdmin)) throw appError('comment/not-found')
  if (!isAuthor && !isAdmin) throw appError('access/denied')
  return comment
}
