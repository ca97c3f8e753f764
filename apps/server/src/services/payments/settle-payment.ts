import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { paymentTransition } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import type { PaymentChannel } from '../../platform/db/schema/payment-schema.ts'
import { moneyTermsOf, pauseAt } from '../../platform/config/money-terms.ts'
import { isProviderDown } from '../../adapters/payments/guard-provider.ts'
import { bookPayment } from './book-payment.ts'
import { bookPartialRefunds, bookProviderRefund } from './book-provider-refund.ts'
import { finishOpenRefunds } from './refund-payment.ts'
import { lockItems } from '../../platform/db/lock-rows.ts'
import { BY_INVOICE } from './place-top-up.ts'

/**
 * Gives an order a payment to be made: the one that is open, or a new one. The provider is asked outside of any
 * transaction; its idempotence key makes a repeat harmless.
 */
export async function ensurePayment(context: AppContext, order: OrderRow): Promise<PaymentRow> {
  if (order.payment_source === BY_INVOICE) throw appError('payment/not-found')
  const payments = context.queries.payments
  // One reading for both questions: with a second one between them, two callers would open two payments.
  const attempts = await payments.listAll(order.id)
  const now = context.clock.now()
  const nextAsk = new Date(now.getTime() + pauseAt(0, moneyTermsOf(context.config)))
  // One over another sum is of the time before the order was priced again.
  const open = attempts.find(
    ({ status, amount_kopecks }) => status === 'pending' && amount_kopecks === order.total_kopecks,
  )
  if (open) {
    await payments.watchAgain(open.id, now, nextAsk)
    return open
  }
  const provider = context.providerOf(order.payment_source)
  const created = await provider.createPayment({
    amount: order.total_kopecks,
    description: `Заказ № ${order.number}`,
    idempotenceKey: `${order.id}:${attempts.length}`,
  })
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
    watched_from: now,
    next_ask_at: nextAsk,
  })
  const row = await payments.findByProviderId(provider.name, created.id)
  if (!row) throw appError('payment/not-found')
  return row
}

/**
 * Re-reads every open payment of an order. Returns whether the order is paid by our books now: a provider that is away is
 * asked again by the reconciliation (SAFE-06).
 */
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
    await settlePayment(context, payment, channel).catch((error: unknown) => {
      if (!isProviderDown(error)) throw error
      context.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked for')
    })
  }
  return Boolean((await orders.findOrder(orderId))?.paid_at)
}

/**
 * Re-reads one payment at the provider and books what it says. Safe to call any number of times, at once, in any
 * order: the rows of the order and of the payment are locked, and each effect has a unique key.
 */
export async function settlePayment(
  context: AppContext,
  payment: PaymentRow,
  channel: PaymentChannel,
): Promise<void> {
  const told = await context.providerOf(payment.provider).fetchPayment(payment.provider_payment_id, {
    amount: payment.amount_kopecks,
    since: payment.created_at,
    transactionId: payment.provider_transaction_id ?? undefined,
  })
  if (!told) throw appError('payment/not-found')
  await context.database.transaction(async () => {
    const { orders, payments } = context.queries
    const now = context.clock.now()
    const order = await orders.lockOrder(payment.order_id)
    if (!order) throw appError('order/not-found')
    // What it paid for ends with it.
    const there = told.status === 'succeeded' ? (told.refundsThere ?? []) : []
    if (told.status === 'refunded' || there.length > 0) await lockItems(context, order)
    const current = await payments.lockPayment(payment.id)
    // That nothing is new is no event when we ask for it ourselves, again and again.
    if (channel !== 'reconciliation' || told.status !== current.status) {
      await payments.recordEvent(payment.id, channel, told.status, now)
    }
    const step = paymentTransition(current.status, `provider-${told.status}`)
    if (step.status === current.status) {
      if (current.status === 'succeeded') await bookPartialRefunds(context, order, current, there)
      return
    }
    if (step.status === 'refunded') {
      await payments.setStatus(payment.id, step.status, now)
      await finishOpenRefunds(context, payment.id)
      await bookProviderRefund(context, order, current)
      return
    }
    if (step.effect === 'credit-order' && told.amount !== current.amount_kopecks) {
      context.log.error(
        { payment: payment.id, told: told.amount },
        'the provider names another amount: not booked',
      )
      return
    }
    await payments.setStatus(payment.id, step.status, now)
    if (told.transactionId !== undefined) await payments.setTransaction(payment.id, told.transactionId)
    if (step.effect !== 'credit-order') return
    await bookPayment(context, order, current)
    const paid = there.length > 0 ? await orders.findOrder(order.id) : undefined
    if (paid) await bookPartialRefunds(context, paid, current, there)
  })
}
