import { toRoubles, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { callerOf, type Call } from '../call.ts'
import { refreshPrices } from '../orders/refresh-prices.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { balanceOfUser } from './balance.ts'
import { placeTopUp } from './place-top-up.ts'
import { settleOrder } from './settle-payment.ts'

/** Of the transfer that pays one order out of the money of a joint payment. */
const paymentKey = (topUpId: string, orderId: string): string => `joint:${topUpId}:${orderId}`

/**
 * Asks the provider about the joint payments of these orders and pays the orders whose money has come: an answer that a
 * browser never got must not lead to a second payment. Outside of a transaction.
 */
export async function settleJointPayments(context: AppContext, orderIds: readonly string[]): Promise<void> {
  for (const topUpId of await context.queries.jointPayments.listTopUpsOf(orderIds))
    if (await settleOrder(context, topUpId, 'reconciliation')) await payJointly(context, topUpId)
}

/**
 * Makes one payment for several own unpaid orders over what they cost today: a top-up that pays them when its money is
 * there, or the one that waits for its money already. Whatever cannot be paid any more by then leaves its money on the
 * balance. In a transaction.
 */
export async function placeJointPayment(
  context: AppContext,
  call: Call,
  orderIds: readonly string[],
): Promise<{ readonly id: string; readonly notices: readonly string[] }> {
  const { user } = callerOf(call)
  const notices: string[] = []
  let total: Kopecks = 0
  // Locked by their ids, as everywhere; paid as they were chosen.
  for (const id of orderIds.toSorted()) {
    await requirePayable(context, user, id)
    notices.push(...(await refreshPrices(context, id)))
    total += (await context.queries.orders.lockOrder(id))?.total_kopecks ?? 0
  }
  const open = await findOpenJoint(context, user, orderIds, total)
  if (open) return { id: open, notices }
  const topUp = await placeTopUp(context, user, call.site, {
    amount: toRoubles(total),
    metadata: {},
    redirectUrl: '',
    paymentSource: call.site.payment.provider,
  })
  await context.queries.jointPayments.insertJoint(topUp.id, orderIds)
  return { id: topUp.id, notices }
}

/** The same choice pressed again, with a key of another page: two payments for it could both be made. */
async function findOpenJoint(
  { queries: { jointPayments, orders } }: AppContext,
  user: UserRow,
  orderIds: readonly string[],
  total: Kopecks,
): Promise<string | undefined> {
  const wanted = orderIds.toSorted().join()
  for (const id of await jointPayments.listTopUpsOf(orderIds)) {
    const topUp = await orders.findOrder(id)
    const isOpen = topUp?.person_id === user.id && !topUp.paid_at && topUp.total_kopecks === total
    if (isOpen && (await jointPayments.listOrdersOf(id)).toSorted().join() === wanted) return id
  }
  return undefined
}

/** Throws unless a joint payment that waits for its money still has all of its orders to pay. */
export async function requireJointPayable(context: AppContext, topUpId: string): Promise<void> {
  const { jointPayments, orders } = context.queries
  if ((await orders.findOrder(topUpId))?.paid_at) return
  for (const id of await jointPayments.listOrdersOf(topUpId)) {
    const order = await orders.findOrder(id)
    if (order?.paid_at) throw appError('payment/already-paid')
    if (order?.superseded_by) throw appError('order/superseded')
  }
}

async function requirePayable({ queries: { orders } }: AppContext, user: UserRow, id: string) {
  const order = await orders.lockOrder(id)
  if (!order || order.person_id !== user.id || order.purpose !== 'items') throw appError('order/not-found')
  if (order.paid_at) throw appError('payment/already-paid')
  if (order.superseded_by) throw appError('order/superseded')
}

/** Pays the orders of a joint payment whose money has come, each in a separate transaction; a repeat goes on. */
export async function payJointly(context: AppContext, topUpId: string): Promise<void> {
  const { jointPayments, orders } = context.queries
  const topUp = await orders.findOrder(topUpId)
  if (!topUp?.paid_at) return
  let left = topUp.total_kopecks
  for (const id of await jointPayments.listOrdersOf(topUpId)) {
    const spent = await context.database.transaction(() => payOne(context, topUp, id, left))
    left -= spent
  }
}

/** Answers what of the money the order takes: nothing when it is paid already, or costs more than is left. */
async function payOne(context: AppContext, topUp: OrderRow, id: string, left: Kopecks): Promise<Kopecks> {
  const { ledger, orders, users } = context.queries
  const order = await orders.lockOrder(id)
  if (!order) return 0
  const uniqueKey = paymentKey(topUp.id, id)
  if (await ledger.hasTransfer(uniqueKey)) return order.total_kopecks
  const kopecks = order.total_kopecks
  if (order.paid_at || order.superseded_by || order.person_id !== topUp.person_id || kopecks > left) return 0
  await users.lockUser(order.person_id)
  const { own } = await balanceOfUser(context, order.person_id)
  // Spent elsewhere meanwhile: the order waits for another payment.
  if (own < kopecks) return 0
  await orders.setUsedBalance(order.id)
  await ledger.bookTransfer({
    uniqueKey,
    description: `Оплата заказа № ${order.number} с баланса`,
    orderId: order.id,
    entries: TRANSFERS.payment(order.person_id, { bonus: 0, own: kopecks, card: 0 }),
    at: context.clock.now(),
  })
  await acceptPaidOrder(context, order)
  return kopecks
}
