import { browserName } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../../services/accounts/own-session.ts'

export const listSessions =
  (context: AppContext): Handlers['account']['listSessions'] =>
  async (_, call) => {
    const current = requireSession(call)
    const { sessions } = context.queries
    const rows = await sessions.listLiveSessions(callerOf(call).user.id, context.clock.now())
    return rows.map((row) => ({
      session_id: row.id,
      browser: browserName(row.user_agent),
      ip: row.ip,
      created_at: row.created_at.toISOString(),
      last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
      is_current: row.id === current,
    }))
  }

/** A session of another user is not found. */
export const endSession =
  (context: AppContext): Handlers['account']['endSession'] =>
  async ({ params }, call) => {
    requireSession(call)
    const { sessions } = context.queries
    if (!(await sessions.endSession(callerOf(call).user.id, params.id, context.clock.now())))
      throw appError('session/not-found')
    return { ended: true }
  }

export const endOtherSessions =
  (context: AppContext): Handlers['account']['endOtherSessions'] =>
  async (_, call) => {
    const current = requireSession(call)
    const { sessions } = context.queries
    const ended = await sessions.endOtherSessions(callerOf(call).user.id, current, context.clock.now())
    return { ended }
  }
