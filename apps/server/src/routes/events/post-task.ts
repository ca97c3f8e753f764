import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { letterOfTask } from '../../services/outbox/letter-of-task.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'

export const postTask =
  (context: AppContext): Handlers['events']['postTask'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('letter', call.ip)
    const letter = await letterOfTask(context, body, call)
    const taskId = randomUUID()
    await context.database.transaction(() => enqueueEmail(context, `task:${taskId}`, letter))
    return { task_id: taskId }
  }
