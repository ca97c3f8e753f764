import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listTasks =
  (context: AppContext): Handlers['risk']['listTasks'] =>
  async ({ body }, call) => {
    const { person } = callerOf(call)
    const owner = person.person_role === Role.Admin ? undefined : person.id
    const tasks = await context.queries.reports.listTasksOfItems(body.order_item_ids, owner)
    return tasks.map(({ id, ...task }) => ({ task_id: id, ...task }))
  }
