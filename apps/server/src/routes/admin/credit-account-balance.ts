import { randomUUID } from 'node:crypto'
import { toKopecks, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { balanceOfUser } from '../../services/payments/balance.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

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
