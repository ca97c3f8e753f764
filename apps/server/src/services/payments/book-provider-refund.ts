import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { itemTransition, type PaidParts } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { providerRefundEmail, type ReversedItem } from '../emails/provider-refund-email.ts'
import type { RefundThere } from '../../adapters/payments/payment-provider.ts'
import { postWhenOrderDone } from '../outbox/order-emails.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { bookItemReturn, leftOfItem } from './item-returns.ts'
import { finishRefund } from './refund-payment.ts'
import { returnTopUp } from './return-top-up.ts'
import { clawBack } from './claw-back.ts'

/** Money that the provider gave back without us; without an id all that was left of the payment. */
interface Given {
  readonly kopecks: Kopecks
  readonly id: string | null
}

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
  const kopecks = payment.amount_kopecks - (await context.queries.refunds.sumRefunds(payment.id))
  if (kopecks > 0) await bookGiven(context, order, payment, { kopecks, id: null })
}

/**
 * Books the parts of a payment that were given back in the provider's cabinet, each once. One that repeats a refund of ours
 * which the provider had refused is that refund. In a transaction that holds the order, its items and the payment.
 */
export async function bookPartialRefunds(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  there: readonly RefundThere[],
): Promise<void> {
  const { refunds } = context.queries
  for (const { id, amount: kopecks } of there) {
    if (await refunds.hasProviderRefund(payment.id, id)) continue
    const open = await refunds.listOpen(payment.id)
    const ours = open.find((one) => one.refused_at !== null && one.amount_kopecks === kopecks)
    const refused = ours && (await refunds.findRefund(ours.id))
    if (refused) await finishRefund(context, refused, id)
    else await bookGiven(context, order, payment, { kopecks, id })
  }
}

async function bookGiven(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  given: Given,
): Promise<void> {
  if (order.purpose === 'top-up') return bookTopUpPart(context, order, payment, given)
  const { ledger, orderItems } = context.queries
  let rest = given.kopecks
  const reversed: ReversedItem[] = []
  const isPayer = await ledger.isOrderPaidBy(`payment:${payment.id}`)
  const items = isPayer ? await orderItems.listItems(order.id) : []
  const shares = new Map<string, PaidParts>()
  for (const item of items) shares.set(item.id, await leftOfItem(context, order, item))
  // The sum of one item is that item; what names none is spread in the order of the items.
  const exact = items.find(({ id }) => shares.get(id)?.card === rest)
  for (const item of exact ? [exact] : items) {
    const kopecks = await reverseItem(context, order, payment, item, {
      left: shares.get(item.id)?.card ?? 0,
      kopecks: Math.min(shares.get(item.id)?.card ?? 0, rest),
      refundId: given.id,
    })
    if (kopecks === 0) continue
    rest -= kopecks
    const isPart = kopecks < (shares.get(item.id)?.card ?? 0)
    reversed.push({ item, kopecks, isDelivered: item.status === 'done', isPart })
  }
  const debt = await takeRest(context, order, payment, { kopecks: rest, id: given.id })
  const message = providerRefundEmail(context, order, { kopecks: given.kopecks, reversed, taken: rest, debt })
  await enqueueEmail(context, keyOf(payment, given), message)
  await postWhenOrderDone(context, order.id)
}

const keyOf = ({ id }: PaymentRow, given: Given): string =>
  `provider-refund:${id}${given.id === null ? '' : `:${given.id}`}`

interface Reversal {
  /** What of the item's price by card is still paid. */
  readonly left: Kopecks
  readonly kopecks: Kopecks
  readonly refundId: string | null
}

/** Answers what of the refund an item had taken, in kopecks; 0 where nothing of it is left to book. */
async function reverseItem(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  item: OrderItemRow,
  { left, kopecks, refundId }: Reversal,
): Promise<Kopecks> {
  const { couponUses, orderItems } = context.queries
  const next = itemTransition(item.status, 'payment-reversed')
  if (kopecks === 0 || (item.status !== 'done' && !next)) return 0
  const at = context.clock.now()
  if (next && kopecks === left) {
    if (!(await orderItems.moveItem(item.id, item.status, next))) return 0
    await giveUpFulfilments(context, item.id, 'Платежная система вернула оплату')
    await couponUses.releaseItem(item.id, at)
  }
  await bookItemReturn(context, order, item, {
    uniqueKey: `item-refund:${item.id}:${refundId ?? payment.id}`,
    parts: { bonus: 0, own: 0, card: kopecks },
    description: `Возврат платежной системой: ${item.product_name_ru}`,
    cause: 'provider',
  })
  const id = await insertPart(context, payment, { kopecks, id: refundId }, item.id)
  const lines = [{ name: item.product_name_ru, kopecks }]
  await postReceipt(context, `receipt-return:${id}`, order, 'return', lines, { refundId: id })
  return kopecks
}

/** What no item had taken is on the balance, or is spent. Returns the debt in kopecks. */
async function takeRest(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  rest: Given,
): Promise<Kopecks> {
  const { kopecks } = rest
  if (kopecks === 0) return 0
  const key = keyOf(payment, rest)
  const debt = await clawBack(context, {
    uniqueKey: key,
    userId: order.person_id,
    account: 'balance',
    owedTo: 'provider',
    description: `Возврат платежа по заказу № ${order.number} платежной системой`,
    kopecks,
  })
  const refundId = rest.id === null ? undefined : await insertPart(context, payment, rest)
  const lines = [{ name: `Платеж по заказу № ${order.number}`, kopecks }]
  await postReceipt(context, `receipt-return:${key}`, order, 'return', lines, { refundId })
  return debt ?? 0
}

async function bookTopUpPart(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  given: Given,
): Promise<void> {
  const refundId = given.id === null ? undefined : await insertPart(context, payment, given)
  const uniqueKey = given.id === null ? `payment:${payment.id}` : keyOf(payment, given)
  const kept = payment.amount_kopecks - (await context.queries.refunds.sumRefunds(payment.id))
  await returnTopUp(context, order, {
    uniqueKey,
    kopecks: given.kopecks,
    kept: given.id === null ? 0 : kept,
    refundId,
  })
}

/** Records a part of a payment that went back, of an item where it is known of which. Returns the id of its row. */
async function insertPart(
  context: AppContext,
  payment: PaymentRow,
  given: Given,
  itemId: string | null = null,
): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    order_item_id: itemId,
    payment_id: payment.id,
    amount_kopecks: given.kopecks,
    created_at: context.clock.now(),
  }
  await context.queries.refunds.insertDoneRefund(row, given.id)
  return id
}
