import { appError } from '@proverka/domain/errors'
import { PROTECTED_SETTINGS, type Permission } from '@proverka/domain/accounts'
import type { AttachmentRow } from '../../platform/db/queries/files/attachments.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { CommentRow } from '../../platform/db/queries/content/article-comments.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { SignedInUser } from '../../services/call.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'

/** Only the user who uploaded a file, and staff that reads orders, may read it. */
export function requireOwnAttachment(row: AttachmentRow | undefined, user: SignedInUser): AttachmentRow {
  if (!row) throw appError('file/not-found')
  if (row.person_id !== user.id && !user.permissions.has('orders.read')) throw appError('access/denied')
  return row
}

/** Only its author and a moderator may delete a comment (AMB-102). To all others a blocked one does not exist. */
export function requireOwnComment(comment: CommentRow | undefined, user: SignedInUser): CommentRow {
  const mayDelete = comment?.author_id === user.id || user.permissions.has('comments.write')
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

export function requireOwnInvoice(invoice: InvoiceRow | undefined, user: SignedInUser): InvoiceRow {
  if (!invoice) throw appError('invoice/not-found')
  if (invoice.person_id !== user.id && !user.permissions.has('orders.read')) throw appError('access/denied')
  return invoice
}

/** Only the user whose requisites they are, and staff with the permission, may read or change them (AMB-99). */
export function requireOwnPayer(
  payer: PayerRow | undefined,
  user: SignedInUser,
  permission: Permission,
): PayerRow {
  if (!payer) throw appError('payer/not-found')
  if (payer.person_id !== user.id && !user.permissions.has(permission)) throw appError('access/denied')
  return payer
}

/** Some settings are permissions: a user cannot grant them to himself (AMB-88). */
export function requireFreeSetting(key: string, user: SignedInUser): void {
  if (PROTECTED_SETTINGS.includes(key) && !user.permissions.has('clients.write'))
    throw appError('access/denied')
}
