import { toRoubles, toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../../services/known-user.ts'
import { logChange } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { makePendingAct } from '../../../services/staff/pending-acts.ts'
import { presentPendingAct } from '../../presenters/pending-act.ts'
import { presentAdminWithdrawal } from '../../presenters/money.ts'
import { refuseWithdrawal } from '../../../services/staff/payout-registries.ts'
import { requirePayable } from '../../../services/payments/withdrawals.ts'

/** What a partner earns is the bonus for the people he brought; it stays on his bonus account until it is used. */
export const getPartnerAccountSum =
  (context: AppContext): Handlers['admin']['getPartnerAccountSum'] =>
  async ({ query }) => {
    const partner = await requireUser(context, query.partner_id)
    const sum = await context.queries.ledger.balanceOf('bonus', partner.id)
    return { partner_id: partner.id, sum: toRoubles(sum) }
  }

/** Pays a partner out, in time and with a second signature. */
export const withdrawPartnerMoney =
  (context: AppContext): Handlers['admin']['withdrawPartnerMoney'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { ledger, users } = context.queries
      const partner = await users.lockUser(body.partner_id)
      if (!partner) throw appError('person/not-found')
      const kopecks = toKopecks(body.amount)
      await requirePayable(context, partner.id, kopecks)
      const pending = await makePendingAct(context, call, { kind: 'payout', personId: partner.id, kopecks })
      return {
        partner_id: partner.id,
        sum: toRoubles(await ledger.balanceOf('bonus', partner.id)),
        pending: pending && presentPendingAct(pending),
      }
    })

export const listAllWithdrawals =
  (context: AppContext): Handlers['admin']['listAllWithdrawals'] =>
  async ({ query }) => {
    const { withdrawals } = context.queries
    const rows = await (query.open ? withdrawals.listOpen : withdrawals.listAll)(query.limit, query.offset)
    return Promise.all(rows.map((row) => presentAdminWithdrawal(context, row)))
  }

export const decideWithdrawalRoute =
  (context: AppContext): Handlers['admin']['decideWithdrawal'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { withdrawal_id } = body
      if (body.decision === 'refused') {
        const row = await refuseWithdrawal(context, withdrawal_id, body.reason)
        await logChange(context, call, {
          action: 'withdrawal.refused',
          subject: `withdrawal:${row.id}`,
          userId: row.person_id,
          details: { amount: toRoubles(row.amount_kopecks), reason: row.reason },
        })
        return { ...(await presentAdminWithdrawal(context, row)), pending: null }
      }
      const asked = await context.queries.withdrawals.lockWithdrawal(withdrawal_id)
      if (!asked) throw appError('withdrawal/not-found')
      if (asked.status !== 'requested') throw appError('withdrawal/decided')
      if (await context.queries.payoutRegistries.findOfWithdrawal(asked.id))
        throw appError('withdrawal/in-registry')
      const kopecks = asked.amount_kopecks
      const pending = await makePendingAct(context, call, {
        kind: 'withdrawal',
        withdrawalId: asked.id,
        kopecks,
      })
      const row = (await context.queries.withdrawals.findWithdrawal(asked.id)) ?? asked
      return {
        ...(await presentAdminWithdrawal(context, row)),
        pending: pending && presentPendingAct(pending),
      }
    })
