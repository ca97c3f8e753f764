import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableItem } from '../../policies/readable-order.ts'

export const watchReport =
  (context: AppContext): Handlers['reports']['watchReport'] =>
  async ({ params }, call) => {
    const item = await context.queries.orderItems.findItem(params.id)
    const { id } = await requireReadableItem(context, call, item)
    return context.liveChanges.watch([id], call.caller?.user.id ?? call.binding ?? call.ip)
  }
