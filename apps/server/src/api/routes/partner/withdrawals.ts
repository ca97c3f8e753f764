import { toKopecks, toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/ownership.ts'
import { presentWithdrawal } from '../../presenters/money.ts'
import { hangingOf } from '../../../services/payments/bonus-of-advance.ts'
import { requestWithdrawal, withdrawableOf } from '../../../services/payments/withdrawals.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'

export const listWithdrawals =
  (context: AppContext): Handlers['partner']['listWithdrawals'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { ledger, withdrawals } = context.queries
    const page = await withdrawals.listOfUser(user.id, query.limit, query.offset)
    return {
      available: toRoubles(await withdrawableOf(context, user.id)),
      hanging: toRoubles(await hangingOf(context, user.id)),
      held: toRoubles(await ledger.balanceOf('withdrawal', user.id)),
      withdrawals: page.map(presentWithdrawal),
    }
  }

export const requestWithdrawalRoute =
  (context: AppContext): Handlers['partner']['requestWithdrawal'] =>
  ({ body }, call) => {
    const { user } = callerOf(call)
    return withIdempotency(context, call, body, async () => {
      const payer = requireOwnPayer(
        await context.queries.payers.findPayer(body.payer_id),
        user,
        'clients.read',
      )
      return presentWithdrawal(await requestWithdrawal(context, user, toKopecks(body.amount), payer, body))
    })
  }
