import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { endOrderAccesses } from '../../services/orders/order-access.ts'
import { endSignIns } from '../../services/accounts/sessions.ts'

export const logout =
  (context: AppContext): Handlers['auth']['logout'] =>
  async ({ query }, call) => {
    const { person, sessionId } = callerOf(call)
    if (query.everywhere) await context.database.transaction(() => endSignIns(context, person.id))
    else if (sessionId) await context.queries.sessions.revokeSession(sessionId, context.clock.now())
    await endOrderAccesses(context, call, person.id)
    return { ended: true }
  }
