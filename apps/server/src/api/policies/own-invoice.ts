import { appError } from '@proverka/domain/errors'
import { isOwnOrAdmin } from '@proverka/domain/accounts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { actorOf } from '../../services/accounts/actor.ts'

export function requireOwnInvoice(invoice: InvoiceRow | undefined, user: UserRow): InvoiceRow {
  if (!invoice) throw appError('invoice/not-found')
  if (!isOwnOrAdmin(actorOf(user), invoice.person_id)) throw appError('access/denied')
  return invoice
}
