import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminUser } from '../../presenters/admin-user.ts'

export const listUsers =
  (context: AppContext): Handlers['admin']['listUsers'] =>
  async ({ query: { limit, offset, ...filter } }) => {
    const people = context.queries.people
    return {
      users: (await people.listPeople(filter, limit, offset)).map(presentAdminUser),
      count: await people.countPeople(filter),
    }
  }
