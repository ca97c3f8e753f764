import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const resetRemovedPerson =
  (context: AppContext): Handlers['admin']['resetRemovedPerson'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await context.queries.users.findUserByEmail(body.email)
      if (!user) throw appError('person/not-found')
      await context.queries.people.setRemoved(user.id, null)
      await logChange(context, call, {
        action: 'users.reset_removed',
        subject: `person:${user.id}`,
        userId: user.id,
      })
      return { person_id: user.id }
    })
