import { appError } from '@proverka/domain/errors'
import { isOwnOrAdmin } from '@proverka/domain/accounts'
import type { InvoiceRow } from '../db/queries/invoices.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import { actorOf } from './actor.ts'

export function requireOwnInvoice(invoice: InvoiceRow | undefined, person: PersonRow): InvoiceRow {
  if (!invoice) throw appError('invoice/not-found')
  if (!isOwnOrAdmin(actorOf(person), invoice.person_id)) throw appError('access/denied')
  return invoice
}
