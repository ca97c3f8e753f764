import { payersOf } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../../policies/actor.ts'
import { presentPayer } from '../../presenters/payer.ts'

export const listPayers =
  (context: AppContext): Handlers['payers']['listPayers'] =>
  async ({ query }, call) => {
    const userId = payersOf(actorOf(callerOf(call).user), query.target_person_id)
    return (await context.queries.payers.listPayers(userId)).map(presentPayer)
  }
