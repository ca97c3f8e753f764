import { browserName } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { STAFF_SESSION_MS } from '../../../services/accounts/staff-powers.ts'
import type { AppContext } from '../../../services/context.ts'
import { NOBODY_ID } from '../../../platform/db/queries/accounts/users.ts'
import { requireUser } from '../../../services/known-user.ts'
import { logChange } from '../../../services/log-change.ts'
import { resetFactors } from '../../../services/staff/remove-factor.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireFreshFactor, requireStaff } from '../../policies/staff.ts'

/** Where the staff is signed in, and who has to sign in anew. */
export const staffSessionRoutes = (context: AppContext) =>
  ({
    listStaffSessions: async ({ query }, call) => {
      const { sessionId } = requireStaff(call)
      const rows = await context.queries.staffSessions.listSessions(context.clock.now(), query.person_id)
      const sessions = rows.map((row) => ({
        session_id: row.id,
        person_id: row.person_id,
        email: row.email,
        name: row.name,
        browser: browserName(row.user_agent),
        ip: row.ip,
        created_at: row.created_at.toISOString(),
        last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
        expires_at: new Date(row.created_at.getTime() + STAFF_SESSION_MS).toISOString(),
        factor_at: row.factor_at?.toISOString() ?? null,
        is_current: row.id === sessionId,
      }))
      return { sessions }
    },

    endStaffSession: ({ params }, call) =>
      context.database.transaction(async () => {
        const now = context.clock.now()
        const rows = await context.queries.staffSessions.listSessions(now, undefined)
        const row = rows.find(({ id }) => id === params.id)
        if (!row) throw appError('session/not-found')
        await context.queries.sessions.revokeSession(row.id, now)
        await logChange(context, call, {
          action: 'staff.session-end',
          subject: `person:${row.person_id}`,
          userId: row.person_id,
        })
        return { ended: true as const }
      }),

    endStaffSessions: ({ query }, call) =>
      context.database.transaction(async () => {
        const { sessionId } = requireStaff(call)
        if (query.person_id) await requireUser(context, query.person_id)
        const { staffSessions } = context.queries
        const ended = await staffSessions.endSessions(context.clock.now(), sessionId, query.person_id)
        await logChange(context, call, {
          action: 'staff.sessions-end',
          subject: query.person_id ? `person:${query.person_id}` : 'staff',
          userId: query.person_id,
          details: { ended: ended.length },
        })
        return { ended: ended.length }
      }),

    endAllStaffSessions: ({ body: { reason, own } }, call) =>
      context.database.transaction(async () => {
        const kept = own ? NOBODY_ID : requireStaff(call).sessionId
        const { staffSessions } = context.queries
        const ended = await staffSessions.endSessions(context.clock.now(), kept, undefined)
        await logChange(context, call, {
          action: 'staff.sessions-end',
          subject: 'staff',
          details: { ended: ended.length, reason },
        })
        return { ended: ended.length }
      }),

    resetStaffFactors: async ({ query }, call) => {
      await requireFreshFactor(context, call)
      return context.database.transaction(async () => {
        const user = await requireUser(context, query.person_id)
        await resetFactors(context, user.id)
        await logChange(context, call, {
          action: 'staff.factor-reset',
          subject: `person:${user.id}`,
          userId: user.id,
        })
        return { removed: true as const }
      })
    },
  }) satisfies Partial<Handlers['staff']>
