import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { logChange } from '../../services/log-change.ts'

export const addResponsibleUser =
  (context: AppContext): Handlers['admin']['addResponsibleUser'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, body.person_id)
      const responsible = await requireUser(context, body.responsible_id)
      if (user.id === responsible.id) throw appError('input/invalid', 'responsible_id')
      await context.queries.people.setResponsible(user.id, responsible.id, context.clock.now())
      await logChange(context, call, {
        action: 'responsible_user.add',
        subject: `person:${user.id}`,
        userId: user.id,
        details: { responsible_id: responsible.id },
      })
      return { person_id: user.id, responsible_id: responsible.id }
    })
