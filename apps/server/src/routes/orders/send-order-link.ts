import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { sendOrderLink } from '../../services/outbox/send-order-link.ts'

export const sendOrderLinkRoute =
  (context: AppContext): Handlers['orders']['sendOrderLink'] =>
  async ({ params }, call) => {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    await sendOrderLink(context, order)
    return { sent: true }
  }
