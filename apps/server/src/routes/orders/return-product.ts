import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChangeOfAnother } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { returnItem } from '../../services/payments/return-item.ts'

export const returnProduct =
  (context: AppContext): Handlers['orders']['returnProduct'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { user } = callerOf(call)
      const kopecks = await returnItem(context, user, body.order_item_id)
      const item = await context.queries.orderItems.findItem(body.order_item_id)
      if (item) {
        await logChangeOfAnother(context, call, {
          action: 'order_item.return',
          subject: `order_item:${item.id}`,
          userId: item.person_id,
          details: { amount: toRoubles(kopecks) },
        })
      }
      return { returned: true as const, amount: toRoubles(kopecks) }
    })
