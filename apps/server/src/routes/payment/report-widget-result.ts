import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { withExternalIdempotency } from '../../services/with-idempotency.ts'
import { settleOrder } from '../../services/payments/settle-payment.ts'

export const reportWidgetResult =
  (context: AppContext): Handlers['payment']['reportWidgetResult'] =>
  ({ body }, call) =>
    withExternalIdempotency(context, call, body, async () => ({
      is_order_paid: await settleOrder(context, body.order_id, 'widget'),
    }))
