import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireLiveUser } from '../../policies/known-user.ts'
import { presentAdminOrder } from '../../presenters/admin-order.ts'
import { attachOrder } from '../../services/orders/attach-order.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const attachOrderRoute =
  (context: AppContext): Handlers['admin']['attachOrder'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const user = await requireLiveUser(context, body.person_id)
      const from = await attachOrder(context, body.order_id, user)
      await logChange(context, call, {
        action: 'orders.attach_order',
        subject: `order:${body.order_id}`,
        userId: user.id,
        details: { from },
      })
      return presentAdminOrder(context, body.order_id)
    })
