import type { AppContext } from '../../context.ts'

/** Asks the provider to give money back to a card, once: its idempotence key is the id of the refund. */
export async function refundPayment(context: AppContext, refundId: string): Promise<void> {
  const { refunds } = context.queries
  const refund = await refunds.findRefund(refundId)
  if (!refund || refund.done_at) return
  const { id } = await context.providerOf(refund.provider).refundPayment({
    paymentId: refund.provider_payment_id,
    amount: refund.amount_kopecks,
    idempotenceKey: refund.id,
    since: refund.created_at,
  })
  await refunds.markRefunded(refund.id, id, context.clock.now())
}
