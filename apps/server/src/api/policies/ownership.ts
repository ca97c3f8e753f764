import { appError } from '@proverka/domain/errors'
import { Role, isOwnOrAdmin, isAdmin, PROTECTED_SETTINGS } from '@proverka/domain/accounts'
import type { AttachmentRow } from '../../platform/db/queries/files/attachments.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { CommentRow } from '../../platform/db/queries/content/article-comments.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import { actorOf } from '../../services/known-user.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'

/** Only the user who uploaded a file, and an admin, may read it. */
export function requireOwnAttachment(row: AttachmentRow | undefined, user: UserRow): AttachmentRow {
  if (!row) throw appError('file/not-found')
  if (row.person_id !== user.id && user.person_role !== Role.Admin) throw appError('access/denied')
  return row
}

/** Only its author and an admin may delete a comment (AMB-102). To all others a blocked one does not exist. */
export function requireOwnComment(comment: CommentRow | undefined, user: UserRow): CommentRow {
  const mayDelete = comment?.author_id === user.id || user.person_role === Role.Admin
  if (!comment || (comment.blocked && !mayDelete)) throw appError('comment/not-found')
  if (!mayDelete) throw appError('access/denied')
  return comment
}

/** Documents of a deal are added only by the user who made the deal. */
export function requireOwnDeal<Deal extends { person_id: string }>(
  deal: Deal | undefined,
  user: UserRow,
): Deal {
  if (!deal) throw appError('deal/not-found')
  if (deal.person_id !== user.id) throw appError('access/denied')
  return deal
}

export function requireOwnInvoice(invoice: InvoiceRow | undefined, user: UserRow): InvoiceRow {
  if (!invoice) throw appError('invoice/not-found')
  if (!isOwnOrAdmin(actorOf(user), invoice.person_id)) throw appError('access/denied')
  return invoice
}

/** Only the user whose requisites they are, and an admin, may read or change them (AMB-99). */
export function requireOwnPayer(payer: PayerRow | undefined, user: UserRow): PayerRow {
  if (!payer) throw appError('payer/not-found')
  if (!isOwnOrAdmin(actorOf(user), payer.person_id)) throw appError('access/denied')
  return payer
}

/** Some settings are permissions: a user cannot grant them to himself (AMB-88). */
export function requireFreeSetting(key: string, user: UserRow): void {
  if (PROTECTED_SETTINGS.includes(key) && !isAdmin(actorOf(user))) throw appError('access/denied')
}
