import { payersOf } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../../policies/actor.ts'
import { presentPayer } from '../../presenters/payer.ts'

export const listPayers =
  (context: AppContext): Handlers['payers']['listPayers'] =>
  async ({ query }, call) => {
    const personId = payersOf(actorOf(callerOf(call).person), query.target_person_id)
    return (await context.queries.payers.listPayers(personId)).map(presentPayer)
  }
