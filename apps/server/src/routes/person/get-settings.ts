import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import { listShownSettings } from '../../services/accounts/shown-settings.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getSettings =
  (context: AppContext): Handlers['person']['getSettings'] =>
  async (_, call) => {
    const { id } = callerOf(call).user
    return [...((await listShownSettings(context, [id])).get(id) ?? [])]
  }
