import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listTasks =
  (context: AppContext): Handlers['risk']['listTasks'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    const owner = user.person_role === Role.Admin ? undefined : user.id
    const tasks = await context.queries.reports.listTasksOfItems(body.order_item_ids, owner)
    return tasks.map(({ id, ...task }) => ({ task_id: id, ...task }))
  }
