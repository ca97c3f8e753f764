import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { settleOrder } from '../../services/payments/settle-payment.ts'

export const checkOrderPaid =
  (context: AppContext): Handlers['orders']['checkOrderPaid'] =>
  async ({ params }) => ({ is_order_paid: await settleOrder(context, params.id, 'poll') })
