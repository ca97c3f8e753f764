import { randomUUID } from 'node:crypto'
import { toKopecks, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../../services/log-change.ts'
import { balanceOfUser } from '../../../services/payments/balance.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { followAdvance } from '../../../services/payments/bonus-of-advance.ts'

export const creditAccountBalance =
  (context: AppContext): Handlers['admin']['creditAccountBalance'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { ledger, users } = context.queries
      const userId = body.person_id
      const user = await users.lockUser(userId)
      if (!user || user.erased_at) throw appError('person/not-found')
      const id = randomUUID()
      await ledger.bookTransfer({
        uniqueKey: `goodwill:${id}`,
        description: body.comment,
        entries: TRANSFERS.goodwill(userId, toKopecks(body.amount)),
        at: context.clock.now(),
      })
      await logChange(context, call, {
        action: 'users.credit_balance',
        subject: `transfer:${id}`,
        userId,
        details: { amount: body.amount, comment: body.comment },
      })
      const { own, bonus } = await balanceOfUser(context, userId)
      return { balance: toRoubles(own + bonus) }
    })

/** Takes own money first, then bonus; both together are the balance that the user sees. */
export const subtractAccountBalance =
  (context: AppContext): Handlers['admin']['subtractAccountBalance'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { ledger, users } = context.queries
      const userId = body.person_id
      if (!(await users.lockUser(userId))) throw appError('person/not-found')
      const amount = toKopecks(body.amount)
      const own = await ledger.balanceOf('balance', userId)
      const bonus = await ledger.balanceOf('bonus', userId)
      if (amount > own + bonus) throw appError('payment/not-enough-money')
      const fromOwn = Math.min(amount, Math.max(own, 0))
      const entries = [
        { account: 'balance' as const, userId, amount: -fromOwn },
        { account: 'provider' as const, amount: fromOwn },
        { account: 'bonus' as const, userId, amount: fromOwn - amount },
        { account: 'promotion' as const, amount: amount - fromOwn },
      ]
      const id = randomUUID()
      await ledger.bookTransfer({
        uniqueKey: `subtracted:${id}`,
        description: body.comment,
        entries: entries.filter((entry) => entry.amount !== 0),
        at: context.clock.now(),
      })
      if (fromOwn > 0) await followAdvance(context, userId)
      await logChange(context, call, {
        action: 'users.subtract_balance',
        subject: `transfer:${id}`,
        userId,
        details: { amount: body.amount, comment: body.comment },
      })
      return { balance: toRoubles(own + bonus - amount) }
    })
