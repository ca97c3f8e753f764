import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { askForEmail } from '../../services/accounts/ask-for-email.ts'
import { presentPerson } from '../../presenters/person.ts'

export const updatePerson =
  (context: AppContext): Handlers['person']['updatePerson'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    if (body.email !== undefined) await askForEmail(context, call, body.email)
    const phone = body.phone === undefined ? user.phone : body.phone
    const values = { name: body.name, phone }
    return presentPerson(await context.queries.users.updateUser(user.id, values, context.clock.now()))
  }
