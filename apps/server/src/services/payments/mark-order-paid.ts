import { type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import { moneyTermsOf } from '../../platform/config/money-terms.ts'
import type { AppContext } from '../context.ts'
import { REVERSAL } from '../../platform/db/queries/payments/ledger.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { creditTopUp } from './credit-top-up.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { returnTopUp } from './return-top-up.ts'
import { loseTariff } from './tariffs.ts'

const marksOf = (order: OrderRow): string => `marked-paid:${order.id}:`

/**
 * Books money that came in past the payment provider, for example by an invoice: it goes to the owner's balance and
 * from there pays the order. A paid order stays as it is. In a transaction that holds the order.
 */
export async function markOrderPaid(context: AppContext, order: OrderRow): Promise<void> {
  if (order.paid_at) return
  const { ledger, orderAdmin } = context.queries
  const key = `${marksOf(order)}${await ledger.countTransfers(order.id, marksOf(order))}`
  if (order.purpose === 'top-up') {
    await creditTopUp(context, order, key)
    return
  }
  if (order.total_kopecks > 0) await bookMark(context, order, key)
  await orderAdmin.setPastProvider(order.id)
  await acceptPaidOrder(context, order)
}

/** Whether an order counts as paid because an admin said so, and not by money of the provider. */
export async function isMarkedPaid({ queries: { ledger } }: AppContext, order: OrderRow): Promise<boolean> {
  const marks = await ledger.countTransfers(order.id, marksOf(order))
  return marks > 0 && !(await ledger.hasTransfer(`${REVERSAL}${marksOf(order)}${marks - 1}`))
}

async function bookMark(context: AppContext, order: OrderRow, key: string): Promise<void> {
  const { ledger } = context.queries
  const at = context.clock.now()
  await ledger.bookTransfer({
    uniqueKey: `received:${key}`,
    description: 'Пополнение баланса',
    entries: TRANSFERS.topUp(order.person_id, order.total_kopecks),
    passesThrough: true,
    at,
  })
  await ledger.bookTransfer({
    uniqueKey: key,
    description: `Оплата заказа № ${order.number}`,
    orderId: order.id,
    entries: payment(order, order.total_kopecks),
    at,
  })
  await postReceipt(context, `receipt-advance:${key}`, order, 'advance', linesOf(order))
}

/**
 * Takes a mark back while nothing of the order is delivered or given back: its items wait for payment again, and what
 * was begun for them is forgotten. An order that was paid for real keeps its payment (`order/paid-online`).
 */
export async function unmarkOrderPaid(context: AppContext, order: OrderRow): Promise<void> {
  if (!order.paid_at) return
  const { ledger, orderItems, orderAdmin } = context.queries
  const marks = await ledger.countTransfers(order.id, marksOf(order))
  const key = `${marksOf(order)}${marks - 1}`
  if (marks === 0 || (await ledger.hasTransfer(REVERSAL + key))) throw appError('order/paid-online')
  if (order.purpose === 'top-up') {
    await returnTopUp(context, order, { uniqueKey: key, kopecks: order.total_kopecks, kept: 0 })
    await orderAdmin.setUnpaid(order.id)
    return
  }
  for (const { id } of await orderItems.listItems(order.id)) {
    const status = (await orderItems.lockItem(id))?.status
    if (status === 'done' || status === 'refund' || status === 'deleted')
      throw appError('order/illegal-transition')
  }
  // After the items, as everywhere (see lock-rows.ts).
  await orderAdmin.deleteReports(order.id)
  const at = context.clock.now()
  const description = `Отмена оплаты заказа № ${order.number}`
  await ledger.bookTransfer({
    uniqueKey: REVERSAL + key,
    description,
    entries: payment(order, -order.total_kopecks),
    passesThrough: true,
    at,
  })
  await ledger.bookTransfer({
    uniqueKey: `${REVERSAL}received:${key}`,
    description,
    entries: TRANSFERS.topUp(order.person_id, -order.total_kopecks),
    at,
  })
  await postReceipt(context, `receipt-return:${key}`, order, 'return', linesOf(order))
  await orderAdmin.setUnpaid(order.id)
  const heldUntil = new Date(at.getTime() + moneyTermsOf(context.config).couponHoldMs)
  await context.queries.couponUses.setUsed(order.id, null, heldUntil)
  await loseTariff(context, order.person_id)
}

const linesOf = (order: OrderRow) => [{ name: `Заказ № ${order.number}`, kopecks: order.total_kopecks }]

/** A negative amount reverses the direction. */
const payment = ({ person_id }: OrderRow, amount: Kopecks) =>
  TRANSFERS.payment(person_id, { bonus: 0, own: amount, card: 0 })
