import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/**
 * Gives an order to another user: with it go the emails, which hold sign-in links of the owner, and the money that
 * was paid for what is not delivered yet. In a transaction. Answers who had it before.
 */
export async function attachOrder(context: AppContext, orderId: string, to: UserRow): Promise<string> {
  const from = await giveOrder(context, orderId, to)
  if (from !== to.id) await context.queries.orderAccesses.endAccessesTo(orderId)
  return from
}

/** The same, and the browsers that may open the order keep their access. */
export async function giveOrder(context: AppContext, orderId: string, to: UserRow): Promise<string> {
  const order = await context.queries.orders.lockOrder(orderId)
  if (!order) throw appError('order/not-found')
  if (order.person_id === to.id) return to.id
  await moveUndelivered(context, order, to)
  // A user is not his own partner (AMB-79).
  const partnerId = order.partner_id === to.id ? null : order.partner_id
  await context.queries.orderAdmin.setOwner(order.id, to, partnerId)
  return order.person_id
}

async function moveUndelivered(context: AppContext, order: OrderRow, to: UserRow): Promise<void> {
  if (!order.paid_at) return
  let amount = 0
  for (const { id } of await context.queries.orderItems.listItems(order.id)) {
    const item = await context.queries.orderItems.lockItem(id)
    const isOpen = item && item.status !== 'done' && item.status !== 'refund' && item.status !== 'deleted'
    if (isOpen) amount += item.price_kopecks
  }
  if (amount === 0) return
  // Without the order's id: what the order was paid from is read off the transfers that have it.
  await context.queries.ledger.bookTransfer({
    uniqueKey: `order-attached:${randomUUID()}`,
    description: `Передача заказа № ${order.number}`,
    entries: [
      { account: 'prepaid', userId: order.person_id, amount: -amount },
      { account: 'prepaid', userId: to.id, amount },
    ],
    at: context.clock.now(),
  })
}
