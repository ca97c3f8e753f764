import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { AttachmentRow } from '../db/queries/attachments.ts'
import type { UserRow } from '../db/queries/users.ts'

/** A group belongs to the user who uploaded its first file; admins read all, but put nothing into it. */
export function requireOwnGroup(owner: string | undefined, user: UserRow): void {
  if (owner !== undefined && owner !== user.id) throw appError('access/denied')
}

/** Only the user who uploaded a file, and an admin, may read it. */
export function requireOwnAttachment(row: AttachmentRow | undefined, user: UserRow): AttachmentRow {
  if (!row) throw appError('file/not-found')
  if (row.person_id !== user.id && user.person_role !== Role.Admin) throw appError('access/denied')
  return row
}
