import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { requireAnotherAdmin } from '../../policies/last-admin.ts'
import { logChange } from '../../services/log-change.ts'
import { endSignIns } from '../../services/accounts/sessions.ts'

export const removePerson =
  (context: AppContext): Handlers['admin']['removePerson'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      await requireAnotherAdmin(context, query.person_id)
      const person = await requirePerson(context, query.person_id)
      await context.queries.people.setRemoved(person.id, context.clock.now())
      await endSignIns(context, person.id)
      await logChange(context, call, {
        action: 'users.remove',
        subject: `person:${person.id}`,
        personId: person.id,
      })
      return { removed: true }
    })
