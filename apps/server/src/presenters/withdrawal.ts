import type { adminWithdrawalSchema, withdrawalSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { WithdrawalRow } from '../db/queries/withdrawals.ts'

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

export const presentAdminWithdrawal = (row: WithdrawalRow): InferInput<typeof adminWithdrawalSchema> => ({
  ...presentWithdrawal(row),
  partner_id: row.person_id,
  requisites: row.payer,
})
