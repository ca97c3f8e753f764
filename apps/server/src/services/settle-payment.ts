import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { paymentTransition } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import type { PaymentRow } from '../db/queries/payments.ts'
import type { PaymentChannel } from '../db/schema.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { creditTopUp } from './credit-top-up.ts'
import { BY_INVOICE } from './place-top-up.ts'
import { postReceipt } from './receipts.ts'

/**
 * Gives an order a payment to be made: the one that is open, or a new one. The provider is asked outside of any
 * transaction; its idempotence key makes a repeat harmless.
 */
export async function ensurePayment(context: AppContext, order: OrderRow): Promise<PaymentRow> {
  if (order.payment_source === BY_INVOICE) throw appError('payment/not-found')
  const payments = context.queries.payments
  // One reading for both questions: with a second one between them, two callers would open two payments.
  const attempts = await payments.listAll(order.id)
  const open = attempts.find(({ status }) => status === 'pending')
  if (open) return open
  const provider = context.providerOf(order.payment_source)
  const created = await provider.createPayment({
    amount: order.total_kopecks,
    description: `Заказ № ${order.number}`,
    idempotenceKey: `${order.id}:${attempts.length}`,
  })
  const now = context.clock.now()
  await payments.insertPayment({
    id: randomUUID(),
    order_id: order.id,
    provider: provider.name,
    provider_payment_id: created.id,
    confirmation_token: created.confirmationToken,
    amount_kopecks: order.total_kopecks,
    status: 'pending',
    created_at: now,
    updated_at: now,
  })
  const row = await payments.findByProviderId(provider.name, created.id)
  if (!row) throw appError('payment/not-found')
  return row
}

/** Re-reads every open payment of an order. Returns whether the order is paid now. */
export async function settleOrder(
  context: AppContext,
  orderId: string,
  channel: PaymentChannel,
): Promise<boolean> {
  const orders = context.queries.orders
  const order = await orders.findOrder(orderId)
  if (!order) throw appError('order/not-found')
  if (order.paid_at) return true
  for (const payment of await context.queries.payments.listPending(orderId)) {
    await settlePayment(context, payment, channel)
  }
  return Boolean((await orders.findOrder(orderId))?.paid_at)
}

/**
 * Re-reads one payment at the provider and books what it says. Safe to call any number of times, at once, in any
 * order: the payment's row is locked, and each effect has a unique key.
 */
export async function settlePayment(
  context: AppContext,
  payment: PaymentRow,
  channel: PaymentChannel,
): Promise<void> {
  const told = await context.providerOf(payment.provider).fetchPayment(payment.provider_payment_id)
  if (!told) throw appError('payment/not-found')
  await context.database.transaction(async () => {
    const payments = context.queries.payments
    const now = context.clock.now()
    const current = await payments.lockPayment(payment.id)
    await payments.recordEvent(payment.id, channel, told.status, now)
    const step = paymentTransition(current.status, `provider-${told.status}`)
    if (step.status === current.status || step.status === 'refunded') return
    if (step.effect === 'credit-order' && told.amount !== current.amount_kopecks) {
      context.log.error(
        { payment: payment.id, told: told.amount },
        'the provider names another amount: not booked',
      )
      return
    }
    await payments.setStatus(payment.id, step.status, now)
    if (step.effect === 'credit-order') await bookPayment(context, current)
  })
}

/** Money came in: it pays the order, or, when that is paid already, waits on the balance for its owner. */
async function bookPayment(context: AppContext, payment: PaymentRow): Promise<void> {
  const orders = context.queries.orders
  const order = await orders.lockOrder(payment.order_id)
  if (!order) throw appError('order/not-found')
  if (order.purpose === 'top-up' && (await creditTopUp(context, order, `payment:${payment.id}`))) return
  const isFirst = order.paid_at === null
  await context.queries.ledger.bookTransfer({
    uniqueKey: `payment:${payment.id}`,
    description: isFirst ? `Оплата заказа № ${order.number}` : `Повторная оплата заказа № ${order.number}`,
    orderId: order.id,
    entries: [
      { account: 'provider', amount: -payment.amount_kopecks },
      { account: isFirst ? 'prepaid' : 'balance', personId: order.person_id, amount: payment.amount_kopecks },
    ],
    at: context.clock.now(),
  })
  await postReceipt(context, `receipt-advance:payment:${payment.id}`, order, 'advance', [
    { name: `Заказ № ${order.number}`, kopecks: payment.amount_kopecks },
  ])
  if (isFirst) await acceptPaidOrder(context, order)
}
