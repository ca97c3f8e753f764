import type { AppContext } from '../context.ts'
import type { ProviderRefundRow } from '../../platform/db/queries/payments/refunds.ts'
import { findSite } from '../../platform/config/sites.ts'
import { refundRefusedEmail } from '../emails/support-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from '../outbox/receipts.ts'

/**
 * Asks the provider to give money back to a card, once: its idempotence key is the id of the refund. What is not done is
 * asked for again by `requeueOrphanedJobs`.
 */
export async function refundPayment(context: AppContext, refundId: string): Promise<void> {
  const refund = await context.queries.refunds.findRefund(refundId)
  if (!refund || refund.done_at) return
  const given = await context.providerOf(refund.provider).refundPayment({
    paymentId: refund.provider_payment_id,
    transactionId: refund.provider_transaction_id ?? undefined,
    amount: refund.amount_kopecks,
    idempotenceKey: refund.id,
    since: refund.created_at,
  })
  if (given.status === 'pending') return
  await context.database.transaction(() =>
    given.status === 'canceled'
      ? tellRefused(context, refund, given.id, given.reason)
      : finishRefund(context, refund, given.id),
  )
}

/** The provider gave a payment back as a whole: what we had promised of it is there, no matter who asked. In a transaction. */
export async function finishOpenRefunds(context: AppContext, paymentId: string): Promise<void> {
  const { refunds } = context.queries
  for (const { id } of await refunds.listOpen(paymentId)) {
    const refund = await refunds.findRefund(id)
    if (refund) await finishRefund(context, refund, null)
  }
}

/** A receipt of a return says that the money went back, so it is made when it did. */
export async function finishRefund(
  context: AppContext,
  refund: ProviderRefundRow,
  providerRefundId: string | null,
): Promise<void> {
  const { orders, orderItems, refunds } = context.queries
  await refunds.markRefunded(refund.id, providerRefundId, context.clock.now())
  const order = await orders.findOrder(refund.order_id)
  if (!order) return
  const item = refund.order_item_id === null ? undefined : await orderItems.findItem(refund.order_item_id)
  const [about, name] = item
    ? [refund.id, item.product_name_ru]
    : [`payment:${refund.payment_id}`, `Платеж по заказу № ${order.number}`]
  const lines = [{ name, kopecks: refund.amount_kopecks }]
  await postReceipt(context, `receipt-return:${about}`, order, 'return', lines, {
    refundId: refund.id,
  })
}

/** Only a person can mend it: an account of the shop without money, a card that is closed. */
async function tellRefused(
  context: AppContext,
  refund: ProviderRefundRow,
  providerRefundId: string,
  reason: string,
): Promise<void> {
  const { orders, refunds } = context.queries
  await refunds.markRefused(refund.id, reason, context.clock.now())
  context.log.error({ refund: refund.id, reason }, 'the provider refuses to give money back')
  const order = await orders.findOrder(refund.order_id)
  const site = findSite(context.config.sites, order?.site)
  if (!order || !site) return
  const email = refundRefusedEmail(site, order, { kopecks: refund.amount_kopecks, reason })
  await enqueueEmail(context, `refund-refused:${providerRefundId}`, email)
}
