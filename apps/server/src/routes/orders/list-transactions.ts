import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMovement } from '../../presenters/movement.ts'
import { balanceOfPerson } from '../../services/payments/balance.ts'

export const listTransactions =
  (context: AppContext): Handlers['orders']['listTransactions'] =>
  async ({ query }, call) => {
    const { person } = callerOf(call)
    const { movements } = context.queries
    const page = await movements.listMovements(person.id, query.kind, query)
    const { own, bonus } = await balanceOfPerson(context, person.id)
    return {
      transactions: page.map(presentMovement),
      count: await movements.countMovements(person.id, query.kind),
      own: toRoubles(own),
      bonus: toRoubles(bonus),
    }
  }
