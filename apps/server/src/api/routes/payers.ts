import { randomUUID } from 'node:crypto'
import { payersOf } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { callerOf } from '../../services/call.ts'
import { actorOf } from '../../services/known-user.ts'
import { presentPayer } from '../../services/payments/present-payer.ts'
import { requireOwnPayer } from '../policies/ownership.ts'
import { readPayer } from '../../services/payments/read-payer.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const payerRoutes = (context: AppContext): Handlers['payers'] => ({
  addPayer: addPayer(context),
  getPayer: getPayer(context),
  listPayers: listPayers(context),
  removePayer: removePayer(context),
  updatePayer: updatePayer(context),
})

const listPayers =
  (context: AppContext): Handlers['payers']['listPayers'] =>
  async ({ query }, call) => {
    const userId = payersOf(actorOf(callerOf(call).user, 'clients.read'), query.target_person_id)
    return (await context.queries.payers.listPayers(userId)).map(presentPayer)
  }

const getPayer =
  (context: AppContext): Handlers['payers']['getPayer'] =>
  async ({ query }, call) =>
    presentPayer(
      requireOwnPayer(
        await context.queries.payers.findPayer(query.payer_id),
        callerOf(call).user,
        'clients.read',
      ),
    )

/** Payers that one user may have. */
const PAYERS_LIMIT = 100

const addPayer =
  (context: AppContext): Handlers['payers']['addPayer'] =>
  ({ body: { target_person_id, ...form } }, call) => {
    const userId = payersOf(actorOf(callerOf(call).user, 'clients.write'), target_person_id)
    const payload = readPayer(form)
    return withIdempotency(context, call, { userId, ...payload }, async () => {
      const { payers, users } = context.queries
      if (!(await users.lockUser(userId))) throw appError('person/not-found')
      if ((await payers.listPayers(userId)).length >= PAYERS_LIMIT) throw appError('payer/limit')
      const payer = { id: randomUUID(), person_id: userId, ...payload, created_at: context.clock.now() }
      return presentPayer(await payers.insertPayer(payer))
    })
  }

const updatePayer =
  (context: AppContext): Handlers['payers']['updatePayer'] =>
  async ({ body: { payer_id, ...form } }, call) => {
    const { payers } = context.queries
    requireOwnPayer(await payers.findPayer(payer_id), callerOf(call).user, 'clients.write')
    const updated = await payers.updatePayer(payer_id, readPayer(form))
    if (!updated) throw appError('payer/not-found')
    return presentPayer(updated)
  }

const removePayer =
  (context: AppContext): Handlers['payers']['removePayer'] =>
  async ({ query }, call) => {
    const { payers } = context.queries
    requireOwnPayer(await payers.findPayer(query.payer_id), callerOf(call).user, 'clients.write')
    await payers.deletePayer(query.payer_id)
    return { removed: true }
  }
