import type { invoiceSchema, adminWithdrawalSchema, withdrawalSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import { addWorkingDays, type Movement } from '@proverka/domain/orders'
import { addDays, moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import { isEarned } from '../../services/payments/withdrawals.ts'
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
  // Nothing is left of them when the law keeps them no longer.
  payer_id: row.payer.payer_id ?? '',
  payer: row.payer.name ?? '',
  date: row.created_at.toISOString(),
  decided: row.decided_at?.toISOString() ?? null,
})

/** Working days within which the cabinet promises the money. */
const PAYOUT_DAYS = 3

export const presentAdminWithdrawal = async (
  context: AppContext,
  row: WithdrawalRow,
): Promise<InferInput<typeof adminWithdrawalSchema>> => {
  const { payer_id = '', name = '', inn = '', kpp = '', address = '', account, bik } = row.payer
  const registry = await context.queries.payoutRegistries.findOfWithdrawal(row.id)
  const lastDay = addWorkingDays(moscowDate(row.created_at.getTime()), PAYOUT_DAYS, WORK_CALENDAR)
  return {
    ...presentWithdrawal(row),
    hanging: toRoubles(await hangingOf(context, row.person_id)),
    is_earned: await isEarned(context, row.person_id),
    partner_id: row.person_id,
    requisites: { payer_id, name, inn, kpp, address },
    account: account ?? null,
    bik: bik ?? null,
    due_at: new Date(startOfMoscowDay(addDays(lastDay, 1)) - 1).toISOString(),
    registry: registry ? { registry_id: registry.id, number: registry.number } : null,
    document_number: row.document_number,
    document_day: row.document_day,
  }
}
