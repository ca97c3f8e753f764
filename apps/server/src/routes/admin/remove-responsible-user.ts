import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { logChange } from '../../services/log-change.ts'

/** A person without one stays as it is. */
export const removeResponsibleUser =
  (context: AppContext): Handlers['admin']['removeResponsibleUser'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const person = await requirePerson(context, query.person_id)
      const responsible = await context.queries.people.unsetResponsible(person.id)
      if (responsible !== undefined) {
        await logChange(context, call, {
          action: 'responsible_user.remove',
          subject: `person:${person.id}`,
          personId: person.id,
          details: { responsible_id: responsible },
        })
      }
      return { removed: true }
    })
