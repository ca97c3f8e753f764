import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { settleOrder } from '../../services/settle-payment.ts'

export const reportWidgetResult =
  (context: AppContext): Handlers['payment']['reportWidgetResult'] =>
  async ({ body }) => ({ is_order_paid: await settleOrder(context, body.order_id, 'widget') })
