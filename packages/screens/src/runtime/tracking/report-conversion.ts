import { createConversionReporter } from '@proverka/api'
import type { LocalOrder } from '@proverka/domain/orders'
import { loadSiteFacts } from '../brand/site-facts.ts'
import { readClientId } from './client-id.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'
import { tellOfPayment } from './tell-of-payment.ts'

let report: ReturnType<typeof createConversionReporter> | undefined

/**
 * Reports a paid order to the web analytics of the site, once per order and after consent only (CALL-042, LAW-05). The
 * payment does not wait for it, and a failure is only logged.
 */
export function reportConversion(order: LocalOrder): void {
  if (order.totalAmount <= 0 || !isTrackingAllowed()) return
  tell(order).catch((error: unknown) => {
    console.error(`Оплата заказа ${order.orderId} не передана аналитике`, error)
  })
}

async function tell(order: LocalOrder): Promise<void> {
  const { analytics } = await loadSiteFacts()
  if (!analytics) return
  report ??= createConversionReporter(analytics.url)
  await tellOfPayment(order, {
    isAllowed: isTrackingAllowed,
    readClientId: () => readClientId(analytics),
    report,
  })
}
