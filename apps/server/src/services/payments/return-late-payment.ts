import { sumOfParts } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { paymentCreditedEmail } from '../emails/payment-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { bookItemReturn } from './item-returns.ts'

/** A payment may arrive for an item that was given back while it was open: its price waits on the balance. */
export async function returnLatePayment(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> {
  let kopecks = 0
  for (const item of items) {
    const share = { bonus: 0, own: item.price_kopecks, card: 0 }
    const isGone = item.status === 'refund' || item.status === 'deleted'
    if (!isGone || sumOfParts(share) === 0) continue
    await bookItemReturn(context, order, item, {
      uniqueKey: `item-refund:${item.id}`,
      parts: share,
      description: `Возврат: ${item.product_name_ru}`,
      cause: 'rules',
    })
    kopecks += sumOfParts(share)
  }
  if (kopecks === 0) return
  const message = paymentCreditedEmail(context, order, { kopecks, cause: 'parts-returned' })
  await enqueueEmail(context, `parts-credited:${order.id}`, message)
}
