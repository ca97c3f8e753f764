import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireLivePerson } from '../../policies/known-person.ts'
import { presentAdminOrder } from '../../presenters/admin-order.ts'
import { attachOrder } from '../../services/orders/attach-order.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const attachOrderRoute =
  (context: AppContext): Handlers['admin']['attachOrder'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const person = await requireLivePerson(context, body.person_id)
      const from = await attachOrder(context, body.order_id, person)
      await logChange(context, call, {
        action: 'orders.attach_order',
        subject: `order:${body.order_id}`,
        personId: person.id,
        details: { from },
      })
      return presentAdminOrder(context, body.order_id)
    })
