import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { endOrderAccesses } from '../../services/orders/order-access.ts'
import { endSignIns } from '../../services/accounts/sessions.ts'

export const logout =
  (context: AppContext): Handlers['auth']['logout'] =>
  async ({ query }, call) => {
    const { user, sessionId } = callerOf(call)
    if (query.everywhere) await context.database.transaction(() => endSignIns(context, user.id))
    else if (sessionId) await context.queries.sessions.revokeSession(sessionId, context.clock.now())
    await endOrderAccesses(context, call, user.id)
    return { ended: true }
  }
