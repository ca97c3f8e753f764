import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { taskEmail } from '../../services/outbox/task-email.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'

export const postTask =
  (context: AppContext): Handlers['events']['postTask'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('email', call.ip)
    const message = await taskEmail(context, body, call)
    const taskId = randomUUID()
    await context.database.transaction(() => enqueueEmail(context, `task:${taskId}`, message))
    return { task_id: taskId }
  }
