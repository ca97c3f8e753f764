import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/own-payer.ts'

export const removePayer =
  (context: AppContext): Handlers['payers']['removePayer'] =>
  async ({ query }, call) => {
    const { payers } = context.queries
    requireOwnPayer(await payers.findPayer(query.payer_id), callerOf(call).user)
    await payers.deletePayer(query.payer_id)
    return { removed: true }
  }
