import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'
import { logChange } from '../../services/log-change.ts'
import { returnPart } from '../../services/payments/return-part.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const returnItemRoute =
  (context: AppContext): Handlers['admin']['returnItem'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { order_item_id, amount, left, reason } = body
      await returnPart(context, {
        itemId: order_item_id,
        kopecks: toKopecks(amount),
        leftBefore: toKopecks(left),
        reason,
        adminId: callerOf(call).user.id,
      })
      const item = await context.queries.orderAdmin.findItem(order_item_id)
      if (!item) throw appError('order/not-found')
      await logChange(context, call, {
        action: 'order_item.return',
        subject: `order_item:${item.id}`,
        userId: item.person_id,
        details: { amount, reason },
      })
      return presentAdminItem(item)
    })
