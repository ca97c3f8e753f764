import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/own-payer.ts'
import { presentPayer } from '../../presenters/payer.ts'
import { readPayer } from '../../services/payments/read-payer.ts'

export const updatePayer =
  (context: AppContext): Handlers['payers']['updatePayer'] =>
  async ({ body: { payer_id, ...form } }, call) => {
    const { payers } = context.queries
    requireOwnPayer(await payers.findPayer(payer_id), callerOf(call).user)
    const updated = await payers.updatePayer(payer_id, readPayer(form))
    if (!updated) throw appError('payer/not-found')
    return presentPayer(updated)
  }
