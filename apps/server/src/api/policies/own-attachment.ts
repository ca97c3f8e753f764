import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { AttachmentRow } from '../../platform/db/queries/files/attachments.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** Only the user who uploaded a file, and an admin, may read it. */
export function requireOwnAttachment(row: AttachmentRow | undefined, user: UserRow): AttachmentRow {
  if (!row) throw appError('file/not-found')
  if (row.person_id !== user.id && user.person_role !== Role.Admin) throw appError('access/denied')
  return row
}
