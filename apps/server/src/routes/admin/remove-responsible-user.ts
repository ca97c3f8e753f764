import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { logChange } from '../../services/log-change.ts'

/** A user without one stays as it is. */
export const removeResponsibleUser =
  (context: AppContext): Handlers['admin']['removeResponsibleUser'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, query.person_id)
      const responsible = await context.queries.people.unsetResponsible(user.id)
      if (responsible !== undefined) {
        await logChange(context, call, {
          action: 'responsible_user.remove',
          subject: `person:${user.id}`,
          userId: user.id,
          details: { responsible_id: responsible },
        })
      }
      return { removed: true }
    })
