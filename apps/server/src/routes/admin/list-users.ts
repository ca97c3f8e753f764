import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminUser } from '../../presenters/admin-user.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'

export const listUsers =
  (context: AppContext): Handlers['admin']['listUsers'] =>
  async ({ query: { limit, offset, ...filter } }, call) => {
    await logPersonalDataRead(context, {
      readerId: callerOf(call).person.id,
      subject: 'persons',
      fields: 'email, name, phone',
      reason: 'admin-list',
    })
    const people = context.queries.people
    return {
      users: (await people.listPeople(filter, limit, offset)).map(presentAdminUser),
      count: await people.countPeople(filter),
    }
  }
