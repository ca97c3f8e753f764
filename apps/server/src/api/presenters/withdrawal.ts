import type { adminWithdrawalSchema, withdrawalSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../services/context.ts'
import { hangingOf } from '../../services/payments/bonus-of-advance.ts'
import type { WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'

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
