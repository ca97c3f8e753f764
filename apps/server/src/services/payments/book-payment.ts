import type { Kopecks } from '@proverka/domain'
import { TRANSFERS, type LedgerEntry } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { paymentCreditedEmail, type CreditCause } from '../emails/payment-emails.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { creditTopUp } from './credit-top-up.ts'
import { isMarkedPaid } from './mark-order-paid.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { repriceOrder } from '../orders/reprice-order.ts'
import { returnPayment } from './return-payment.ts'

/**
 * The only place that books incoming money: it pays its order or top-up. A payment for a paid order is returned to
 * its payer. It stays on the balance if it was a top-up, or if an admin had marked the order paid: only the admin
 * knows what the mark means. In a transaction that holds the order and the payment.
 */
export async function bookPayment(context: AppContext, order: OrderRow, payment: PaymentRow): Promise<void> {
  const buyer = await context.queries.users.findUser(order.person_id)
  // A user who has deleted the account can use nothing that is bought for it (CAB-02).
  if (buyer?.erased_at) return returnPayment(context, order, payment, 'account-removed')
  if (order.paid_at && order.purpose === 'top-up') return creditPayment(context, order, payment, 'top-up')
  if (order.paid_at && (await isMarkedPaid(context, order))) {
    return creditPayment(context, order, payment, 'marked')
  }
  if (order.paid_at) return returnPayment(context, order, payment, 'second')
  if (order.purpose === 'top-up') {
    await creditTopUp(context, order, `payment:${payment.id}`)
    return
  }
  const items = await context.queries.orderItems.listItems(order.id)
  if (items.every(({ report_destroyed_at }) => report_destroyed_at))
    return returnPayment(context, order, payment, 'ended')
  const priced = await repriceOrder(context, order)
  const rest = payment.amount_kopecks - priced.total_kopecks
  if (rest < 0) return returnPayment(context, priced, payment, 'too-little')
  await payOrder(context, priced, payment, rest)
}

async function payOrder(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  rest: Kopecks,
): Promise<void> {
  const price = { bonus: 0, own: 0, card: payment.amount_kopecks - rest }
  const entries = TRANSFERS.payment(order.person_id, price)
  await bookIncome(context, order, payment, `Оплата заказа № ${order.number}`, entries)
  if (rest > 0) await creditRest(context, order, payment, rest)
  await acceptPaidOrder(context, order)
}

/** What an order that has become cheaper leaves of its payment. */
async function creditRest(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  kopecks: Kopecks,
): Promise<void> {
  await context.queries.ledger.bookTransfer({
    uniqueKey: `payment-rest:${payment.id}`,
    description: `Разница цен заказа № ${order.number}`,
    orderId: order.id,
    entries: TRANSFERS.topUp(order.person_id, kopecks),
    at: context.clock.now(),
  })
  const message = paymentCreditedEmail(context, order, { kopecks, cause: 'cheaper' })
  await enqueueEmail(context, `payment-rest:${payment.id}`, message)
}

async function creditPayment(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  cause: CreditCause,
): Promise<void> {
  const kopecks = payment.amount_kopecks
  const entries = TRANSFERS.topUp(order.person_id, kopecks)
  await bookIncome(context, order, payment, `Повторная оплата заказа № ${order.number}`, entries)
  await enqueueEmail(
    context,
    `payment-credited:${payment.id}`,
    paymentCreditedEmail(context, order, { kopecks, cause }),
  )
}

async function bookIncome(
  context: AppContext,
  order: OrderRow,
  payment: PaymentRow,
  description: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const uniqueKey = `payment:${payment.id}`
  const at = context.clock.now()
  await context.queries.ledger.bookTransfer({ uniqueKey, description, orderId: order.id, entries, at })
  const lines = [{ name: `Заказ № ${order.number}`, kopecks: payment.amount_kopecks }]
  await postReceipt(context, `receipt-advance:${uniqueKey}`, order, 'advance', lines, {
    paymentId: payment.provider_payment_id,
  })
}
