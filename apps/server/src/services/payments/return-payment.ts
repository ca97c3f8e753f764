import { randomUUID } from 'node:crypto'
import { refundDueDate, TRANSFERS } from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { paymentReturnedEmail, type ToldReturnCause } from '../emails/payment-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from '../outbox/receipts.ts'

/** Why an order does not take a payment. Of a deleted account nothing is left that could be written to. */
export type ReturnCause = ToldReturnCause | 'account-removed'

/** The transfer that sends a payment back. */
export const paymentReturnKey = ({ id }: Pick<PaymentRow, 'id'>): string => `payment-return:${id}`

/**
 * Refunds in full a payment that its order does not accept, and notifies the payer. It is booked through the payer's
 * balance, so that both transfers are visible. In a transaction that locks the order and the payment.
 */
export async function returnPayment(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  cause: ReturnCause,
): Promise<void> {
  const { ledger, refunds } = context.queries
  const at = context.clock.now()
  const kopecks = payment.amount_kopecks
  const number = order.number
  const key = `payment:${payment.id}`
  await ledger.bookTransfer({
    uniqueKey: key,
    description: cause === 'second' ? `Повторная оплата заказа № ${number}` : `Платеж по заказу № ${number}`,
    orderId: order.id,
    entries: TRANSFERS.topUp(order.person_id, kopecks),
    passesThrough: true,
    at,
  })
  await ledger.bookTransfer({
    uniqueKey: paymentReturnKey(payment),
    description: `Возврат платежа по заказу № ${number} на карту`,
    orderId: order.id,
    entries: TRANSFERS.topUpReturn(order.person_id, kopecks),
    at,
  })
  const id = randomUUID()
  await refunds.insertRefund({
    id,
    order_item_id: null,
    payment_id: payment.id,
    amount_kopecks: kopecks,
    created_at: at,
  })
  await context.jobs.enqueue('refund-payment', { refundId: id })
  const lines = [{ name: `Платеж по заказу № ${number}`, kopecks }]
  await postReceipt(context, `receipt-advance:${key}`, order, 'advance', lines, {
    paymentId: payment.provider_payment_id,
  })
  if (cause === 'account-removed') return
  const due = refundDueDate(at.getTime(), WORK_CALENDAR)
  await enqueueEmail(
    context,
    `payment-returned:${payment.id}`,
    paymentReturnedEmail(context, order, { kopecks, due, cause }),
  )
}
