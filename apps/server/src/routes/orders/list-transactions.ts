import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listTransactions =
  (context: AppContext): Handlers['orders']['listTransactions'] =>
  async ({ query }, call) => {
    const { person } = callerOf(call)
    const { ledger } = context.queries
    const page = await ledger.listMovements(person.id, query.limit, query.offset)
    return {
      transactions: page.map((movement) => ({
        transaction_id: movement.id,
        Description: movement.description,
        Amount: toRoubles(movement.kopecks),
        date: movement.created_at.toISOString(),
      })),
      count: await ledger.countMovements(person.id),
    }
  }
