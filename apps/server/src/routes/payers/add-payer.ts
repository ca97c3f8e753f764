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

/** Payers that one user may have. */
const PAYERS_LIMIT = 100

export const addPayer =
  (context: AppContext): Handlers['payers']['addPayer'] =>
  ({ body: { target_person_id, ...form } }, call) => {
    const userId = payersOf(actorOf(callerOf(call).user), target_person_id)
    const payload = readPayer(form)
    return withIdempotency(context, call, { userId, ...payload }, async () => {
      const { payers, users } = context.queries
      if (!(await users.lockUser(userId))) throw appError('person/not-found')
      if ((await payers.listPayers(userId)).length >= PAYERS_LIMIT) throw appError('payer/limit')
      const payer = { id: randomUUID(), person_id: userId, ...payload, created_at: context.clock.now() }
      return presentPayer(await payers.insertPayer(payer))
    })
  }
