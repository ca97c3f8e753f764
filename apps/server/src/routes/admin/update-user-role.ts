import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { requireAnotherAdmin } from '../../policies/last-admin.ts'
import { presentPerson } from '../../presenters/person.ts'
import { logChange } from '../../services/log-change.ts'

/**
 * The new role counts from the next call on, and the user signs in again with it: a token belongs to one role, that of a
 * program too (SAFE-05).
 */
export const updateUserRole =
  (context: AppContext): Handlers['admin']['updateUserRole'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      if (body.person_role !== Role.Admin) await requireAnotherAdmin(context, body.person_id)
      const before = await requireUser(context, body.person_id)
      if (before.person_role !== body.person_role) {
        await context.queries.sessions.revokeSessionsOf(before.id, context.clock.now())
        await context.queries.apiTokens.deleteApiToken(before.id)
      }
      const user = (await context.queries.people.setRole(before.id, body.person_role)) ?? before
      await logChange(context, call, {
        action: 'users.role',
        subject: `person:${user.id}`,
        userId: user.id,
        details: { from: before.person_role, to: body.person_role },
      })
      return presentPerson(user)
    })
