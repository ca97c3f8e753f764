import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { consumeByCaller } from '../../http/guest-limits.ts'
import type { Handlers } from '../../http/handlers.ts'
import { taskEmail } from '../../services/outbox/task-email.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'

export const postTask =
  (context: AppContext): Handlers['events']['postTask'] =>
  async ({ body }, call) => {
    await consumeByCaller(context, 'email', call)
    const message = await taskEmail(context, body, call)
    const taskId = randomUUID()
    // By the id of its author the copy of the email is found when the account is deleted.
    const key = `task:${call.caller?.user.id ?? 'guest'}:${taskId}`
    await context.database.transaction(() => enqueueEmail(context, key, message))
    return { task_id: taskId }
  }
