import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'
import { changeItemStatus } from '../../services/orders/change-item-status.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const updateItemStatus =
  (context: AppContext): Handlers['admin']['updateItemStatus'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const orders = context.queries.orderAdmin
      const before = await orders.findItem(body.order_item_id)
      await changeItemStatus(context, callerOf(call).user, body.order_item_id, body.status)
      const item = await orders.findItem(body.order_item_id)
      if (!before || !item) throw appError('order/not-found')
      await logChange(context, call, {
        action: 'order_item.status',
        subject: `order_item:${item.id}`,
        userId: item.person_id,
        details: { from: before.status, to: item.status },
      })
      return presentAdminItem(item)
    })
