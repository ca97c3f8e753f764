import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/own-payer.ts'
import { presentPayer } from '../../presenters/payer.ts'

export const getPayer =
  (context: AppContext): Handlers['payers']['getPayer'] =>
  async ({ query }, call) =>
    presentPayer(requireOwnPayer(await context.queries.payers.findPayer(query.payer_id), callerOf(call).user))
