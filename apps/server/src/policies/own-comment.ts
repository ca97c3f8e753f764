import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { CommentRow } from '../db/queries/article-comments.ts'
import type { PersonRow } from '../db/queries/persons.ts'

/** Only its author and an admin may delete a comment (AMB-102). To all others a blocked one does not exist. */
export function requireOwnComment(comment: CommentRow | undefined, person: PersonRow): CommentRow {
  const isAdmin = person.person_role === Role.Admin
  const isAuthor = comment?.author_id === person.id
  if (!comment || (comment.blocked && !isAuthor && !isAdmin)) throw appError('comment/not-found')
  if (!isAuthor && !isAdmin) throw appError('access/denied')
  return comment
}
