import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { requireAnotherAdmin } from '../../policies/last-admin.ts'
import { logChange } from '../../services/log-change.ts'
import { endSignIns } from '../../services/accounts/sessions.ts'

export const removePerson =
  (context: AppContext): Handlers['admin']['removePerson'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      await requireAnotherAdmin(context, query.person_id)
      const user = await requireUser(context, query.person_id)
      await context.queries.people.setRemoved(user.id, context.clock.now())
      await endSignIns(context, user.id)
      await logChange(context, call, {
        action: 'users.remove',
        subject: `person:${user.id}`,
        userId: user.id,
      })
      return { removed: true }
    })
