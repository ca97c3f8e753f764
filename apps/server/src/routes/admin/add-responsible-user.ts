import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { logChange } from '../../services/log-change.ts'

export const addResponsibleUser =
  (context: AppContext): Handlers['admin']['addResponsibleUser'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const person = await requirePerson(context, body.person_id)
      const responsible = await requirePerson(context, body.responsible_id)
      if (person.id === responsible.id) throw appError('input/invalid', 'responsible_id')
      await context.queries.people.setResponsible(person.id, responsible.id, context.clock.now())
      await logChange(context, call, {
        action: 'responsible_user.add',
        subject: `person:${person.id}`,
        personId: person.id,
        details: { responsible_id: responsible.id },
      })
      return { person_id: person.id, responsible_id: responsible.id }
    })
