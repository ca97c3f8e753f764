import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { Receipt } from '../../adapters/payments/payment-provider.ts'
import { addToOutbox } from './add-to-outbox.ts'
import { findSite } from '../../platform/config/sites.ts'

/** Which money a receipt is about, where that is known. */
interface ReceiptCause {
  /** What the provider calls the payment. */
  readonly paymentId?: string
  /** Our refund that a return is about. */
  readonly refundId?: string | undefined
}

interface ReceiptEffect {
  readonly provider: string
  readonly receipt: Receipt
  readonly cause?: ReceiptCause
}

/**
 * Writes a receipt down with its cause; the provider makes it once, after the transaction (LAW-04). Its content is
 * stored for the emails that carry it.
 */
export async function postReceipt(
  context: AppContext,
  uniqueKey: string,
  order: Pick<OrderRow, 'id' | 'number' | 'email' | 'site'>,
  kind: Receipt['kind'],
  lines: Receipt['lines'],
  cause: ReceiptCause = {},
): Promise<void> {
  const paid = lines.filter(({ kopecks }) => kopecks > 0)
  const site = findSite(context.config.sites, order.site)
  if (paid.length === 0 || !site) return
  const effect: ReceiptEffect = {
    provider: site.payment.provider,
    receipt: { kind, orderNumber: order.number, email: order.email, lines: paid },
    cause,
  }
  if (!(await addToOutbox(context, 'receipt', uniqueKey, effect))) return
  await context.queries.receipts.insertReceipt({
    id: randomUUID(),
    unique_key: uniqueKey,
    order_id: order.id,
    kind,
    lines: JSON.stringify(paid),
    created_at: context.clock.now(),
  })
}

/** Where a buyer opens a receipt: the id is known from his emails alone. */
export const receiptUrl = (context: AppContext, siteKey: string, id: string): string =>
  `${context.originOf(siteKey)}/api/receipt/${id}`

/** Has the provider make a receipt of the outbox. */
export async function makeReceipt(context: AppContext, outboxId: string): Promise<void> {
  const { outbox } = context.queries
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  const { provider, receipt, cause = {} } = effect.payload as ReceiptEffect
  const order = await context.queries.receipts.findOrderOfReceipt(effect.unique_key, provider)
  const site = findSite(context.config.sites, order?.site)
  const refund = cause.refundId && (await context.queries.refunds.findRefund(cause.refundId))
  const about = {
    ...receipt,
    paymentId: (refund ? refund.provider_payment_id : cause.paymentId) ?? order?.payment_id ?? undefined,
    refundId: (refund && refund.provider_refund_id) || undefined,
    sellerInn: site?.operator.inn,
  }
  await context.providerOf(provider).makeReceipt(about, effect.unique_key)
  await outbox.markSent(outboxId, context.clock.now())
}
