import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { payersOf } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../../policies/actor.ts'
import { presentPayer } from '../../presenters/payer.ts'
import { readPayer } from '../../services/payments/read-payer.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

/** Payers that one person may have. */
const PAYERS_LIMIT = 100

export const addPayer =
  (context: AppContext): Handlers['payers']['addPayer'] =>
  ({ body: { target_person_id, ...form } }, call) => {
    const personId = payersOf(actorOf(callerOf(call).person), target_person_id)
    const payload = readPayer(form)
    return withIdempotency(context, call, { personId, ...payload }, async () => {
      const { payers, persons } = context.queries
      if (!(await persons.lockPerson(personId))) throw appError('person/not-found')
      if ((await payers.listPayers(personId)).length >= PAYERS_LIMIT) throw appError('payer/limit')
      const payer = { id: randomUUID(), person_id: personId, ...payload, created_at: context.clock.now() }
      return presentPayer(await payers.insertPayer(payer))
    })
  }
