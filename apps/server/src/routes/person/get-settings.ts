import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getSettings =
  (context: AppContext): Handlers['person']['getSettings'] =>
  (_, call) =>
    context.queries.settings.listSettings(callerOf(call).user.id)
