import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const resetRemovedPerson =
  (context: AppContext): Handlers['admin']['resetRemovedPerson'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const person = await context.queries.persons.findPersonByEmail(body.email)
      if (!person) throw appError('person/not-found')
      await context.queries.people.setRemoved(person.id, null)
      await logChange(context, call, {
        action: 'users.reset_removed',
        subject: `person:${person.id}`,
        personId: person.id,
      })
      return { person_id: person.id }
    })
