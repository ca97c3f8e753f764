import { randomUUID } from 'node:crypto'
import { toRoubles, toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../../services/known-user.ts'
import { logChange } from '../../../services/log-change.ts'
import { hangingOf } from '../../../services/payments/bonus-of-advance.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { presentAdminWithdrawal } from '../../presenters/money.ts'
import { decideWithdrawal } from '../../../services/payments/withdrawals.ts'

/** What a partner earns is the bonus for the people he brought; it stays on his bonus account until it is used. */
export const getPartnerAccountSum =
  (context: AppContext): Handlers['admin']['getPartnerAccountSum'] =>
  async ({ query }) => {
    const partner = await requireUser(context, query.partner_id)
    const sum = await context.queries.ledger.balanceOf('bonus', partner.id)
    return { partner_id: partner.id, sum: toRoubles(sum) }
  }

/** Pays a partner out: the money leaves the books. */
export const withdrawPartnerMoney =
  (context: AppContext): Handlers['admin']['withdrawPartnerMoney'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { ledger, users } = context.queries
      const partner = await users.lockUser(body.partner_id)
      if (!partner) throw appError('person/not-found')
      const amount = toKopecks(body.amount)
      const sum = await ledger.balanceOf('bonus', partner.id)
      const hanging = await hangingOf(context, partner.id)
      if (amount > sum) throw appError('partner/not-enough-money')
      if (amount > sum - hanging) throw appError('withdrawal/advance-open')
      const id = randomUUID()
      await ledger.bookTransfer({
        uniqueKey: `partner-withdrawal:${id}`,
        description: 'Вывод денег партнера',
        entries: [
          { account: 'bonus', userId: partner.id, amount: -amount },
          { account: 'provider', amount },
        ],
        at: context.clock.now(),
      })
      await logChange(context, call, {
        action: 'partner.withdraw_money',
        subject: `transfer:${id}`,
        userId: partner.id,
        details: { amount: body.amount },
      })
      return { partner_id: partner.id, sum: toRoubles(sum - amount) }
    })

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
