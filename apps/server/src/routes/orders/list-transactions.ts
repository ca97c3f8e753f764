import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMovement } from '../../presenters/movement.ts'
import { balanceOfUser } from '../../services/payments/balance.ts'

export const listTransactions =
  (context: AppContext): Handlers['orders']['listTransactions'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { movements } = context.queries
    const page = await movements.listMovements(user.id, query.kind, query)
    const { own, bonus } = await balanceOfUser(context, user.id)
    return {
      transactions: page.map(presentMovement),
      count: await movements.countMovements(user.id, query.kind),
      own: toRoubles(own),
      bonus: toRoubles(bonus),
    }
  }
