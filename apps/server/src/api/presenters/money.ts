import type { invoiceSchema, adminWithdrawalSchema, withdrawalSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { Movement } from '@proverka/domain/orders'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { MovementRow } from '../../platform/db/queries/payments/movements.ts'
import type { AppContext } from '../../services/context.ts'
import { hangingOf } from '../../services/payments/bonus-of-advance.ts'
import type { WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'

export const presentInvoice = (invoice: InvoiceRow): InferInput<typeof invoiceSchema> => ({
  invoice_id: invoice.id,
  number: invoice.number,
  amount: toRoubles(invoice.amount_kopecks),
  url: `/invoice/${invoice.id}/pdf`,
  date: invoice.created_at.toISOString(),
  paid: invoice.paid_at !== null,
  payer: invoice.payer?.name ?? '',
})

export const presentMovement = (row: MovementRow): Movement => ({
  transaction_id: row.id,
  Description: row.description,
  Amount: toRoubles(row.own + row.bonus),
  date: row.created_at.toISOString(),
  kind: row.kind,
  own: toRoubles(row.own),
  bonus: toRoubles(row.bonus),
  balance: toRoubles(row.balance),
})

export const presentWithdrawal = (row: WithdrawalRow): InferInput<typeof withdrawalSchema> => ({
  withdrawal_id: row.id,
  number: row.number,
  amount: toRoubles(row.amount_kopecks),
  status: row.status,
  reason: row.reason,
  payer_id: row.payer.payer_id,
  payer: row.payer.name,
  date: row.created_at.toISOString(),
  decided: row.decided_at?.toISOString() ?? null,
})

export const presentAdminWithdrawal = async (
  context: AppContext,
  row: WithdrawalRow,
): Promise<InferInput<typeof adminWithdrawalSchema>> => ({
  ...presentWithdrawal(row),
  hanging: toRoubles(await hangingOf(context, row.person_id)),
  partner_id: row.person_id,
  requisites: row.payer,
})
