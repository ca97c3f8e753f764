import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { itemTransition, TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { OrderRow } from '../../db/queries/orders.ts'
import type { PaymentRow } from '../../db/queries/payments.ts'
import { providerRefundEmail, type ReversedItem } from '../../mail/emails/provider-refund-email.ts'
import { postWhenOrderDone } from '../outbox/order-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from './receipts.ts'
import { shareOf } from './return-item.ts'
import { takeBack } from './take-back.ts'
import { loseTariff } from './tariffs.ts'

/**
 * Books a payment of an order that its provider gave back by itself: support did it there, or the payer's bank. What of it
 * we gave back before is not booked again. An item without its report ends, a delivered report stays and its income does
 * not; what had gone to the balance is taken from it, or is a debt (docs/decisions/027). In a transaction that holds the
 * order, its items and the payment.
 */
export async function bookProviderRefund(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const { ledger, orderItems, refunds } = context.queries
  const whole = payment.amount_kopecks - (await refunds.sumRefunds(payment.id))
  if (whole <= 0) return
  let rest = whole
  const reversed: ReversedItem[] = []
  const isPayer = await ledger.isOrderPaidBy(`payment:${payment.id}`)
  for (const item of isPayer ? await orderItems.listItems(order.id) : []) {
    const kopecks = await reverseItem(context, order, payment, item, rest)
    if (kopecks === 0) continue
    rest -= kopecks
    reversed.push({ item, kopecks, isDelivered: item.status === 'done' })
  }
  const debt = await takeRest(context, order, payment, rest)
  await loseTariff(context, order.person_id)
  const message = providerRefundEmail(context, order, { kopecks: whole, reversed, taken: rest, debt })
  await enqueueEmail(context, `provider-refund:${payment.id}`, message)
  await postWhenOrderDone(context, order.id)
}

/** Answers what of the payment an item had taken, in kopecks; 0 where nothing of it is left to book. */
async function reverseItem(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  item: OrderItemRow,
  rest: Kopecks,
): Promise<Kopecks> {
  const { couponUses, ledger, orderItems, refunds } = context.queries
  const share = await shareOf(context, order, item)
  const kopecks = Math.min(share.card, rest)
  const next = itemTransition(item.status, 'payment-reversed')
  const isDelivered = item.status === 'done'
  if (kopecks === 0 || (!isDelivered && !next)) return 0
  const at = context.clock.now()
  if (next && !(await orderItems.moveItem(item.id, item.status, next))) return 0
  if (next) await couponUses.releaseItem(item.id, at)
  await ledger.bookTransfer({
    uniqueKey: `item-refund:${item.id}`,
    description: `Возврат платежной системой: ${item.product_name_ru}`,
    orderId: order.id,
    entries: isDelivered
      ? TRANSFERS.deliveryReversal(kopecks)
      : TRANSFERS.refund(order.person_id, { ...share, card: kopecks }),
    at,
  })
  await refunds.insertDoneRefund({
    id: randomUUID(),
    order_item_id: item.id,
    payment_id: payment.id,
    amount_kopecks: kopecks,
    created_at: at,
  })
  await postReceipt(context, `receipt-return:${item.id}`, order, 'return', [
    { name: item.product_name_ru, kopecks },
  ])
  return kopecks
}

/** What no item had taken is on the balance, or is spent. Returns the debt in kopecks. */
async function takeRest(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  kopecks: Kopecks,
): Promise<Kopecks> {
  if (kopecks === 0) return 0
  const key = `provider-refund:${payment.id}`
  const debt = await takeBack(context, {
    uniqueKey: key,
    userId: order.person_id,
    account: 'balance',
    owedTo: 'provider',
    description: `Возврат платежа по заказу № ${order.number} платежной системой`,
    kopecks,
  })
  await postReceipt(context, `receipt-return:${key}`, order, 'return', [
    { name: `Платеж по заказу № ${order.number}`, kopecks },
  ])
  return debt ?? 0
}
