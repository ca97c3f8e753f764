import type { invoiceSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'

export const presentInvoice = (invoice: InvoiceRow): InferInput<typeof invoiceSchema> => ({
  invoice_id: invoice.id,
  number: invoice.number,
  amount: toRoubles(invoice.amount_kopecks),
  url: `/invoice/${invoice.id}/pdf`,
  date: invoice.created_at.toISOString(),
  paid: invoice.paid_at !== null,
  payer: invoice.payer?.name ?? '',
})
