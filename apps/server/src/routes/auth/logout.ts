import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const logout =
  (context: AppContext): Handlers['auth']['logout'] =>
  async (_, call) => {
    const { sessionId } = callerOf(call)
    if (sessionId) await context.queries.sessions.revokeSession(sessionId, context.clock.now())
    return { ended: true }
  }
