import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../../services/accounts/own-session.ts'
import { previewRemoval, removeAccount } from '../../../services/destruction/remove-account.ts'

export const getRemoval =
  (context: AppContext): Handlers['account']['getRemoval'] =>
  (_, call) => {
    requireSession(call)
    return previewRemoval(context, callerOf(call).user)
  }

export const removeAccountRoute =
  (context: AppContext): Handlers['account']['removeAccount'] =>
  ({ body }, call) => {
    requireSession(call)
    return removeAccount(context, call, body.password)
  }
