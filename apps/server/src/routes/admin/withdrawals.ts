import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminWithdrawal } from '../../presenters/withdrawal.ts'
import { logChange } from '../../services/log-change.ts'
import { decideWithdrawal } from '../../services/payments/withdrawals.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const listAllWithdrawals =
  (context: AppContext): Handlers['admin']['listAllWithdrawals'] =>
  async ({ query }) => {
    const rows = await context.queries.withdrawals.listAll(query.limit, query.offset)
    return Promise.all(rows.map((row) => presentAdminWithdrawal(context, row)))
  }

export const decideWithdrawalRoute =
  (context: AppContext): Handlers['admin']['decideWithdrawal'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const decision =
        body.decision === 'refused'
          ? ({ status: 'refused', reason: body.reason } as const)
          : ({ status: 'paid' } as const)
      const row = await decideWithdrawal(context, body.withdrawal_id, decision)
      await logChange(context, call, {
        action: `withdrawal.${row.status}`,
        subject: `withdrawal:${row.id}`,
        userId: row.person_id,
        details: { amount: toRoubles(row.amount_kopecks), ...(row.reason && { reason: row.reason }) },
      })
      return presentAdminWithdrawal(context, row)
    })
