import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'
import { attachProduct } from '../../services/orders/attach-product.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const attachProductRoute =
  (context: AppContext): Handlers['admin']['attachProduct'] =>
  async ({ body }, call) => {
    const { itemId } = await withIdempotency(context, call, body, async () => {
      const order = await context.queries.orders.lockOrder(body.order_id)
      if (!order) throw appError('order/not-found')
      const id = await attachProduct(context, order, body.product_id, body.object_key)
      await logChange(context, call, {
        action: 'orders.attach_product',
        subject: `order:${order.id}`,
        userId: order.person_id,
        details: { order_item_id: id, product_id: body.product_id, object_key: body.object_key },
      })
      return { itemId: id }
    })
    const item = await context.queries.orderAdmin.findItem(itemId)
    if (!item) throw appError('order/not-found')
    return presentAdminItem(item)
  }
