import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminOrders, presentAdminOrder, presentAdminItem } from '../../presenters/admin-order.ts'
import { logChange } from '../../../services/log-change.ts'
import { markOrderPaid, unmarkOrderPaid } from '../../../services/payments/mark-order-paid.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { requireLiveUser } from '../../../services/known-user.ts'
import { attachOrder } from '../../../services/accounts/attach-order.ts'
import { attachProduct } from '../../../services/orders/attach-product.ts'

export const listOrders =
  (context: AppContext): Handlers['admin']['listOrders'] =>
  async ({ query: { limit, offset, direction, after, ...filter } }) => {
    const orders = context.queries.orderAdmin
    const page = { limit, offset, direction, after }
    return {
      orders: await presentAdminOrders(context, await orders.listOrders(filter, page)),
      count: await orders.countOrders(filter),
    }
  }

/** An order that is already as wanted stays as it is. */
export const updateOrder =
  (context: AppContext): Handlers['admin']['updateOrder'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const order = await context.queries.orders.lockOrder(body.OrderID)
      if (!order) throw appError('order/not-found')
      if (Boolean(order.paid_at) !== body.Paid) {
        await (body.Paid ? markOrderPaid : unmarkOrderPaid)(context, order)
        await logChange(context, call, {
          action: 'orders.update_order',
          subject: `order:${order.id}`,
          userId: order.person_id,
          details: { Paid: body.Paid },
        })
      }
      return presentAdminOrder(context, order.id)
    })

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
