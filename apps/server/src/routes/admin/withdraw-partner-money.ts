import { randomUUID } from 'node:crypto'
import { toKopecks, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { hangingOf } from '../../services/payments/bonus-of-advance.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

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
